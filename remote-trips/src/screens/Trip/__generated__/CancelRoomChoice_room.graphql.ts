/**
 * @generated SignedSource<<f80680ccfe67d415a7c2e73a74ab7515>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelRoomChoice_room$data = {
  readonly currentPenaltyPrice: number | null | undefined;
  readonly familyName: string;
  readonly givenName: string;
  readonly paymentPrice: number;
  readonly refundPrice: number | null | undefined;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly " $fragmentType": "CancelRoomChoice_room";
};
export type CancelRoomChoice_room$key = {
  readonly " $data"?: CancelRoomChoice_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRoomChoice_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelRoomChoice_room",
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
      "name": "currentPenaltyPrice",
      "storageKey": null
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "de11299dfa76f07288ac78cb30532d9a";

export default node;
