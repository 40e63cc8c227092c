/**
 * @generated SignedSource<<f2d89a859f9629f1da79cd06cc8f759a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoomStatusBadge_room$data = {
  readonly status: HotelRoomStatus;
  readonly " $fragmentType": "RoomStatusBadge_room";
};
export type RoomStatusBadge_room$key = {
  readonly " $data"?: RoomStatusBadge_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomStatusBadge_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomStatusBadge_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "1443b31a7762bdd89648d0f7ae612bd7";

export default node;
