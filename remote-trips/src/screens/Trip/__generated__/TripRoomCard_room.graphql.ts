/**
 * @generated SignedSource<<b359cc06f44c28cedb379e9414464ae4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripRoomCard_room$data = {
  readonly bedType: string | null | undefined;
  readonly canceledAt: string | null | undefined;
  readonly currentPenaltyPrice: number | null | undefined;
  readonly familyName: string;
  readonly givenName: string;
  readonly paymentPrice: number;
  readonly refundPrice: number | null | undefined;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly specialRequest: string | null | undefined;
  readonly status: HotelRoomStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RoomStatusBadge_room">;
  readonly " $fragmentType": "TripRoomCard_room";
};
export type TripRoomCard_room$key = {
  readonly " $data"?: TripRoomCard_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripRoomCard_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripRoomCard_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bedType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "familyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "givenName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialRequest",
      "storageKey": null
    },
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
      "name": "paymentPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentPenaltyPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundPrice",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoomStatusBadge_room"
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "c4b71d05f91bf0e1bc47b02bcd86b09b";

export default node;
