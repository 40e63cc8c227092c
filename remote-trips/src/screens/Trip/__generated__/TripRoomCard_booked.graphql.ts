/**
 * @generated SignedSource<<1e6f6c3220b37f0d8abc08dd10d15a12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripRoomCard_booked$data = {
  readonly childAges: ReadonlyArray<number>;
  readonly numberOfAdults: number;
  readonly propertyConfirmationId: string | null | undefined;
  readonly rate: {
    readonly cancelTimeline: {
      readonly " $fragmentSpreads": FragmentRefs<"CancelTimeline_timeline">;
    };
    readonly is3rdParty: boolean;
    readonly mappedRateAmenities: {
      readonly jaMealLabels: ReadonlyArray<string>;
      readonly wifi: boolean;
    };
  };
  readonly smokingWish: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomDialog_booked">;
  readonly " $fragmentType": "TripRoomCard_booked";
};
export type TripRoomCard_booked$key = {
  readonly " $data"?: TripRoomCard_booked$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripRoomCard_booked">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripRoomCard_booked",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRoomDialog_booked"
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
      "kind": "ScalarField",
      "name": "smokingWish",
      "storageKey": null
    },
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
      "concreteType": "ItineraryRate",
      "kind": "LinkedField",
      "name": "rate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is3rdParty",
          "storageKey": null
        },
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
        },
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

(node as any).hash = "a49cbe9e7a1b1499efb8f6d568172790";

export default node;
