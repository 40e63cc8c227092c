/**
 * @generated SignedSource<<5d77d7539a83f0d3bdc4ac15d636e475>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useHotelItems_booked$data = {
  readonly rate: {
    readonly cancelTimeline: {
      readonly " $fragmentSpreads": FragmentRefs<"CancelTimeline_timeline">;
    };
  };
  readonly " $fragmentType": "useHotelItems_booked";
};
export type useHotelItems_booked$key = {
  readonly " $data"?: useHotelItems_booked$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHotelItems_booked">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useHotelItems_booked",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ItineraryRate",
      "kind": "LinkedField",
      "name": "rate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CancelTimeline",
          "kind": "LinkedField",
          "name": "cancelTimeline",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CancelTimeline_timeline"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ItineraryRoom",
  "abstractKey": null
};

(node as any).hash = "5e634722437a6ee2ad44bc927f4131d0";

export default node;
