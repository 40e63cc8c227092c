/**
 * @generated SignedSource<<2944926f5200c48a84e5906e5873e926>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoomVoucher_booked$data = {
  readonly checkin: string;
  readonly checkout: string;
  readonly childAges: ReadonlyArray<number>;
  readonly familyName: string;
  readonly givenName: string;
  readonly numberOfAdults: number;
  readonly propertyConfirmationId: string | null | undefined;
  readonly rate: {
    readonly mappedRateAmenities: {
      readonly enMealLabels: ReadonlyArray<string>;
      readonly jaMealLabels: ReadonlyArray<string>;
    };
  };
  readonly smoking: boolean;
  readonly specialRequest: string | null | undefined;
  readonly status: HotelRoomStatus;
  readonly totalNights: number;
  readonly " $fragmentType": "RoomVoucher_booked";
};
export type RoomVoucher_booked$key = {
  readonly " $data"?: RoomVoucher_booked$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomVoucher_booked">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomVoucher_booked",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "familyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "givenName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkout",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalNights",
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
      "kind": "ScalarField",
      "name": "smoking",
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
              "name": "jaMealLabels",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "enMealLabels",
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

(node as any).hash = "536ae6a8b83df151fb0b1f67d7035a10";

export default node;
