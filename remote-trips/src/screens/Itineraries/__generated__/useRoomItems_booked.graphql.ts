/**
 * @generated SignedSource<<9c352af719619655785361d04ee03521>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRoomItems_booked$data = {
  readonly childAges: ReadonlyArray<number>;
  readonly numberOfAdults: number;
  readonly propertyConfirmationId: string | null | undefined;
  readonly rate: {
    readonly mappedRateAmenities: {
      readonly jaMealLabels: ReadonlyArray<string>;
      readonly wifi: boolean;
    };
  };
  readonly smokingWish: boolean | null | undefined;
  readonly specialRequest: string | null | undefined;
  readonly " $fragmentType": "useRoomItems_booked";
};
export type useRoomItems_booked$key = {
  readonly " $data"?: useRoomItems_booked$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRoomItems_booked">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRoomItems_booked",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfAdults",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "childAges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smokingWish",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialRequest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "propertyConfirmationId",
      "storageKey": null
    },
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
          "concreteType": "ItineraryRateAmenities",
          "kind": "LinkedField",
          "name": "mappedRateAmenities",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "wifi",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jaMealLabels",
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

(node as any).hash = "b03f9597ceb72db23e9f0f09bd00ac0f";

export default node;
