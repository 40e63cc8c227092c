/**
 * @generated SignedSource<<968576a27fff51d0c3c8af045ea0833c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardDispute = "CHARGED_BACK" | "OPEN" | "%future added value";
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type RoomBookingStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CancelRoomsDialog_travel$data = {
  readonly cardDispute: CardDispute | null | undefined;
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly currentPenaltyPrice: number | null | undefined;
    readonly id: string;
    readonly paymentPrice: number;
    readonly refundPrice: number | null | undefined;
    readonly status: HotelRoomStatus;
    readonly " $fragmentSpreads": FragmentRefs<"CancelRoomChoice_room">;
  }>;
  readonly externalSupplierName: string | null | undefined;
  readonly id: string;
  readonly itinerary: {
    readonly rooms: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CancelRoomChoice_booked">;
    }>;
  } | null | undefined;
  readonly paymentType: PaymentType;
  readonly previousTravelCancel: {
    readonly penaltyPrice: number;
    readonly requestSent: boolean;
    readonly travel: {
      readonly cardDispute: CardDispute | null | undefined;
      readonly expediaHotelRooms: ReadonlyArray<{
        readonly bookingStatus: RoomBookingStatus;
        readonly paymentPrice: number;
        readonly refundPrice: number | null | undefined;
      }>;
      readonly id: string;
      readonly paymentType: PaymentType;
    };
    readonly " $fragmentSpreads": FragmentRefs<"PreviousTravelChoice_cancel">;
  } | null | undefined;
  readonly propertyContent: {
    readonly timeZone: string;
  };
  readonly viewerCanCancel: boolean;
  readonly " $fragmentType": "CancelRoomsDialog_travel";
};
export type CancelRoomsDialog_travel$key = {
  readonly " $data"?: CancelRoomsDialog_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRoomsDialog_travel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentType",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cardDispute",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentPrice",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundPrice",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelRoomsDialog_travel",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalSupplierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PreviousTravelCancel",
      "kind": "LinkedField",
      "name": "previousTravelCancel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "penaltyPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestSent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Travel",
          "kind": "LinkedField",
          "name": "travel",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
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
                (v3/*:: as any*/),
                (v4/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PreviousTravelChoice_cancel"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyContent",
      "kind": "LinkedField",
      "name": "propertyContent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentPenaltyPrice",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CancelRoomChoice_room"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Itinerary",
      "kind": "LinkedField",
      "name": "itinerary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ItineraryRoom",
          "kind": "LinkedField",
          "name": "rooms",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CancelRoomChoice_booked"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "356640ac856b1ef8632e83777bb0ad3f";

export default node;
