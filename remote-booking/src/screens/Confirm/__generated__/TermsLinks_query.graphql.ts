/**
 * @generated SignedSource<<699fb33a71cb9625b0a3a4d2697029f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermsLinks_query$data = {
  readonly myself: {
    readonly companyBranch: {
      readonly agency: {
        readonly cmsContentIdOfTerms: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "TermsLinks_query";
};
export type TermsLinks_query$key = {
  readonly " $data"?: TermsLinks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsLinks_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsLinks_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Myself",
      "kind": "LinkedField",
      "name": "myself",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CompanyBranch",
          "kind": "LinkedField",
          "name": "companyBranch",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Agency",
              "kind": "LinkedField",
              "name": "agency",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cmsContentIdOfTerms",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "23df86423f883236c543d3c335844295";

export default node;
