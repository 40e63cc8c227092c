/**
 * @generated SignedSource<<d6a0cc2950352427f3e6af2bf72713fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomVoucher_room$data = {
  readonly bedType: string | null | undefined;
  readonly epsRoomId: string;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly " $fragmentType": "RoomVoucher_room";
};
export type RoomVoucher_room$key = {
  readonly " $data"?: RoomVoucher_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomVoucher_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomVoucher_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "epsRoomId",
      "storageKey": null
    },
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
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "c40de8726fae00ffa371be5a7552e793";

export default node;
