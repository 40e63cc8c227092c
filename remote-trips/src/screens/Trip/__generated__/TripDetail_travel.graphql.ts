/**
 * @generated SignedSource<<bacc4d0564d093d0af69092809e6758d>>
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
    readonly currentPenaltyPrice: number | null | undefined;
    readonly status: HotelRoomStatus;
  }>;
  readonly id: string;
  readonly status: TravelStatus;
  readonly viewerCanCancel: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TripContacts_travel" | "TripHeader_travel" | "TripHotel_travel" | "TripNotice_travel" | "TripPayment_travel" | "TripRooms_travel" | "TripShare_travel" | "TripTimeline_travel">;
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
      "kind": "ScalarField",
      "name": "viewerCanCancel",
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
          "name": "currentPenaltyPrice",
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
      "name": "TripShare_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripContacts_travel"
    }
  ],
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "68a00203e895aa358a3dad4cd53759b9";

export default node;
