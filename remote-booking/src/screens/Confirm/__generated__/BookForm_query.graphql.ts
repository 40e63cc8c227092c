/**
 * @generated SignedSource<<c4e6710d7a314164fa5a26ab4fb84299>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SupplierTerms_query" | "TermsLinks_query">;
  readonly " $fragmentType": "BookForm_query";
};
export type BookForm_query$key = {
  readonly " $data"?: BookForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SupplierTerms_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TermsLinks_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "fb20df36fd87cde8128220e0b3f63eef";

export default node;
