/**
 * @generated SignedSource<<dc7b94721b58e93e86263961e00ce4e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountingCharset = "SHIFT_JIS" | "UTF_8" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountingFileDialog_profile$data = ReadonlyArray<{
  readonly charset: AccountingCharset;
  readonly id: string;
  readonly keyColumn: string;
  readonly name: string;
  readonly " $fragmentType": "AccountingFileDialog_profile";
}>;
export type AccountingFileDialog_profile$key = ReadonlyArray<{
  readonly " $data"?: AccountingFileDialog_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountingFileDialog_profile">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AccountingFileDialog_profile",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "charset",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keyColumn",
      "storageKey": null
    }
  ],
  "type": "AccountingProfile",
  "abstractKey": null
};

(node as any).hash = "a8db5d978d6472074410a185c009c44d";

export default node;
