/**
 * @generated SignedSource<<c3deb80e0bad80c28dfd29e1427cd079>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoomStatusBadge_room$data = {
  readonly cancelPending: boolean;
  readonly canceledAt: string | null | undefined;
  readonly changePending: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canceledAt",
      "storageKey": null
    },
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
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "5755b9b1f9e08a5776a2aecd8ee25674";

export default node;
