/**
 * @generated SignedSource<<4e54d3f9d2a73ac81a658a5d67b2554c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContractNotes_query$data = {
  readonly myself: {
    readonly companyBranch: {
      readonly agency: {
        readonly cmsContentIdOfTerms: string | null | undefined;
        readonly specialRemarks: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ContractNotes_query";
};
export type ContractNotes_query$key = {
  readonly " $data"?: ContractNotes_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractNotes_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContractNotes_query",
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
                  "name": "specialRemarks",
                  "storageKey": null
                },
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

(node as any).hash = "db25b6278d7945d460d2bc2ccd666a01";

export default node;
