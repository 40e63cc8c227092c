/**
 * @generated SignedSource<<06ce7e299cb8977e4d13ca390be1e33d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountingFileButton_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountingFileDialog_query">;
  readonly " $fragmentType": "AccountingFileButton_query";
};
export type AccountingFileButton_query$key = {
  readonly " $data"?: AccountingFileButton_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountingFileButton_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountingFileButton_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountingFileDialog_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7c93ccef40ad7c81a81c1ebf082c1cd0";

export default node;
