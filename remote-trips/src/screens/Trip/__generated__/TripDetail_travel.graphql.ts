/**
 * @generated SignedSource<<8cc358bf1e91dc9b2609d22e3b6225d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
export type ReplacementState = "CANCELING" | "INCOMPLETE" | "KEEPING" | "KEPT" | "%future added value";
export type TravelHistoryType = "BILLED_TAX_RECORDED" | "DATE_CHANGED" | "HOTEL_CREATED" | "PREVIOUS_TRAVEL_CANCEL_CHOSEN" | "PREVIOUS_TRAVEL_KEEP_CHOSEN" | "ROOM_CANCELED" | "ROOM_CHANGED" | "ROOM_CREATED" | "ROOM_REFUNDED" | "TRAVEL_BOOKED" | "TRAVEL_CANCELED" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripDetail_travel$data = {
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly cancelPending: boolean;
    readonly changePending: boolean;
    readonly status: HotelRoomStatus;
  }>;
  readonly id: string;
  readonly replacement: {
    readonly state: ReplacementState;
  } | null | undefined;
  readonly status: TravelStatus;
  readonly updateTimeline: ReadonlyArray<{
    readonly __typename: "TravelHistory";
    readonly createdAt: string;
    readonly historyType: TravelHistoryType;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ArrangedElsewhere_travel" | "OperatorBilledTax_travel" | "OperatorRefund_travel" | "TripActions_travel" | "TripContacts_travel" | "TripHeader_travel" | "TripHotel_travel" | "TripNotice_travel" | "TripPayment_travel" | "TripReceipts_travel" | "TripRooms_travel" | "TripSharing_travel" | "TripTimeline_travel">;
  readonly " $fragmentType": "TripDetail_travel";
};
export type TripDetail_travel$key = {
  readonly " $data"?: TripDetail_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripDetail_travel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripDetail_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Replacement",
      "kind": "LinkedField",
      "name": "replacement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
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
          "name": "cancelPending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changePending",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "updateTimeline",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "historyType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            }
          ],
          "type": "TravelHistory",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripHeader_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripNotice_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArrangedElsewhere_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripActions_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripRooms_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripHotel_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripTimeline_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripPayment_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripReceipts_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripSharing_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripContacts_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OperatorRefund_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OperatorBilledTax_travel"
    }
  ],
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "917d980edd6a9087592d367938411501";

export default node;
