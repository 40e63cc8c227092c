/**
 * @generated SignedSource<<28fdc30c4548962c1c1af1bfedf5d534>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherChooser_room$data = ReadonlyArray<{
  readonly familyName: string;
  readonly givenName: string;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly " $fragmentType": "VoucherChooser_room";
}>;
export type VoucherChooser_room$key = ReadonlyArray<{
  readonly " $data"?: VoucherChooser_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherChooser_room">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VoucherChooser_room",
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
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "0d0bc27e41d1dfb17c46ec4add68a426";

export default node;
