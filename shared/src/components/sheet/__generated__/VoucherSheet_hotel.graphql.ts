/**
 * @generated SignedSource<<b1dc8e46a0317019ff9f50266c5bb52c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherSheet_hotel$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherHotelRows_hotel" | "VoucherStayRows_hotel">;
  readonly " $fragmentType": "VoucherSheet_hotel";
};
export type VoucherSheet_hotel$key = {
  readonly " $data"?: VoucherSheet_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherSheet_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherSheet_hotel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoucherStayRows_hotel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoucherHotelRows_hotel"
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "ca8702c7be981ca50f7e7c7678700ad7";

export default node;
