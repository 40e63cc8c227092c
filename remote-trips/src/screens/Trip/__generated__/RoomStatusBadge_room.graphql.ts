/**
 * @generated SignedSource<<407ca809b0be3300a8b1507f7ba4a6bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReturnedShare = "ALL" | "PART" | "%future added value";
export type RoomBookingStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoomStatusBadge_room$data = {
  readonly bookingStatus: RoomBookingStatus;
  readonly cancelPending: boolean;
  readonly changePending: boolean;
  readonly returned: ReturnedShare | null | undefined;
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
      "name": "bookingStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returned",
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

(node as any).hash = "9f8a5e22e4f6246f48c32d68a6e9d301";

export default node;
