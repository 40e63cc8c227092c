/**
 * @generated SignedSource<<09398ed0544dcfff9a00fa4b2da8fba2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherSheet_enHotel$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherHotelRows_enHotel">;
  readonly " $fragmentType": "VoucherSheet_enHotel";
};
export type VoucherSheet_enHotel$key = {
  readonly " $data"?: VoucherSheet_enHotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherSheet_enHotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherSheet_enHotel",
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
      "name": "VoucherHotelRows_enHotel"
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "8cc58600cde5cee46e2855a81c41cf97";

export default node;
