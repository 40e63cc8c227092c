/**
 * @generated SignedSource<<2e83d793226481230d3806dddffb9aaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoomBookingStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripRoomCard_room$data = {
  readonly bedType: string | null | undefined;
  readonly bookingStatus: RoomBookingStatus;
  readonly cancelPending: boolean;
  readonly cancelReason: string | null | undefined;
  readonly cancelRefundPrice: number | null | undefined;
  readonly canceledAt: string | null | undefined;
  readonly changePending: boolean;
  readonly familyName: string;
  readonly givenName: string;
  readonly isPackageRate: boolean;
  readonly paymentPrice: number;
  readonly refundPrice: number | null | undefined;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly specialRequest: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomDialog_room" | "RoomStatusBadge_room">;
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
      "name": "isPackageRate",
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
      "name": "bookingStatus",
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
      "name": "refundPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelRefundPrice",
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
      "name": "cancelReason",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoomStatusBadge_room"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRoomDialog_room"
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "63a229f74601b6d14024aae0eb4a664c";

export default node;
