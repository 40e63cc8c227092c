/**
 * @generated SignedSource<<6414be7f749df02c8054752313ff810f>>
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
  readonly paymentPrice: number;
  readonly refundPrice: number | null | undefined;
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

(node as any).hash = "856ce6e3a964cf3c2ead2ece005f80fd";

export default node;
