/**
 * @generated SignedSource<<61a4cfbe40c6015497e03df343add405>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripNotice_travel$data = {
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly currentPenaltyPrice: number | null | undefined;
    readonly status: HotelRoomStatus;
  }>;
  readonly status: TravelStatus;
  readonly viewerCanCancel: boolean;
  readonly " $fragmentType": "TripNotice_travel";
};
export type TripNotice_travel$key = {
  readonly " $data"?: TripNotice_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripNotice_travel">;
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
  "name": "TripNotice_travel",
  "selections": [
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
    }
  ],
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "9363540f22711aae43c1e68546cf78e2";

export default node;
