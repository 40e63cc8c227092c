/**
 * @generated SignedSource<<4a62c29806c33f7f7b68a4c9b13fc440>>
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

(node as any).hash = "0463a939447df0ecc57f75b2691c9fa2";

export default node;
