/**
 * @generated SignedSource<<7a8cd135b810bc5240c3a8d96f51fac8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundRoomDialog_room$data = {
  readonly id: string;
  readonly paymentPrice: number;
  readonly refundPrice: number | null | undefined;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly " $fragmentType": "RefundRoomDialog_room";
};
export type RefundRoomDialog_room$key = {
  readonly " $data"?: RefundRoomDialog_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRoomDialog_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundRoomDialog_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "paymentPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundPrice",
      "storageKey": null
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "0aa8fd32cf26515a02958a9e56e4791f";

export default node;
