/**
 * @generated SignedSource<<27b0be55bc50a39717be52c7b19e2b15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripDetail_travel$data = {
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly cancelPending: boolean;
    readonly changePending: boolean;
    readonly status: HotelRoomStatus;
  }>;
  readonly id: string;
  readonly status: TravelStatus;
  readonly " $fragmentSpreads": FragmentRefs<"OperatorRefund_travel" | "TripActions_travel" | "TripContacts_travel" | "TripHeader_travel" | "TripHotel_travel" | "TripNotice_travel" | "TripPayment_travel" | "TripRooms_travel" | "TripSharing_travel" | "TripTimeline_travel">;
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
    }
  ],
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "ae55a1741d626cc6f13116248e678729";

export default node;
