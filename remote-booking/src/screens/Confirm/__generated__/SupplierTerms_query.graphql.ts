/**
 * @generated SignedSource<<9695fbafa48377bbd4e28c2bfa18af1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SupplierTerms_query$data = {
  readonly supplierTermsUrl: string;
  readonly " $fragmentType": "SupplierTerms_query";
};
export type SupplierTerms_query$key = {
  readonly " $data"?: SupplierTerms_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupplierTerms_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SupplierTerms_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supplierTermsUrl",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d4b6759d5b65d79c2340b497577e64bd";

export default node;
