/**
 * @generated SignedSource<<beeafdb25b4c60a7fc575ec65b326f04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountingCharset = "SHIFT_JIS" | "UTF_8" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountingFileDialog_query$data = {
  readonly accountingProfiles: ReadonlyArray<{
    readonly charset: AccountingCharset;
    readonly id: string;
    readonly keyColumn: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "AccountingFileDialog_query";
};
export type AccountingFileDialog_query$key = {
  readonly " $data"?: AccountingFileDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountingFileDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountingFileDialog_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountingProfile",
      "kind": "LinkedField",
      "name": "accountingProfiles",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "07fdc18bf135cc398e0330a8cf78ac1d";

export default node;
