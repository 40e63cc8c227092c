/**
 * @generated SignedSource<<0eebd91e67c7332499bf462b332f046f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelRoomChoice_booked$data = {
  readonly rate: {
    readonly cancelTimeline: {
      readonly stages: ReadonlyArray<{
        readonly penaltyPrice: number;
        readonly start: string | null | undefined;
      }>;
    };
  };
  readonly " $fragmentType": "CancelRoomChoice_booked";
};
export type CancelRoomChoice_booked$key = {
  readonly " $data"?: CancelRoomChoice_booked$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRoomChoice_booked">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelRoomChoice_booked",
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
              "alias": null,
              "args": null,
              "concreteType": "CancelStage",
              "kind": "LinkedField",
              "name": "stages",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "start",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "penaltyPrice",
                  "storageKey": null
                }
              ],
              "storageKey": null
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

(node as any).hash = "a5dd072b96c6c5ffdb5a8be10c4938af";

export default node;
