/**
 * @generated SignedSource<<ca1db24da4d3d4c7c4b0ad31d9bbd1ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoomBookingStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PreviousTrip_booking$data = {
  readonly previousPenaltyPrice: number | null | undefined;
  readonly previousTravel: {
    readonly endDate: string;
    readonly expediaHotelRooms: ReadonlyArray<{
      readonly bookingStatus: RoomBookingStatus;
      readonly paymentPrice: number;
      readonly refundPrice: number | null | undefined;
    }>;
    readonly startDate: string;
    readonly travelNumber: string;
  } | null | undefined;
  readonly usingRate: {
    readonly pricing: {
      readonly total: {
        readonly paymentPrice: number;
      };
    };
  };
  readonly " $fragmentType": "PreviousTrip_booking";
};
export type PreviousTrip_booking$key = {
  readonly " $data"?: PreviousTrip_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviousTrip_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentPrice",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviousTrip_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Travel",
      "kind": "LinkedField",
      "name": "previousTravel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "travelNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExpediaHotelRoom",
          "kind": "LinkedField",
          "name": "expediaHotelRooms",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bookingStatus",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refundPrice",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousPenaltyPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "usingRate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RatePricing",
          "kind": "LinkedField",
          "name": "pricing",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TotalPrice",
              "kind": "LinkedField",
              "name": "total",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
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
  "type": "PreparedBooking",
  "abstractKey": null
};
})();

(node as any).hash = "cb42d4519100906425dd08dab4a89784";

export default node;
