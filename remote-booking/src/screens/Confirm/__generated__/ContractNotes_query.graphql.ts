/**
 * @generated SignedSource<<335dba87ae9d2613055850ae99423f8d>>
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
        readonly licenseNumber: string | null | undefined;
        readonly name: string;
        readonly specialAgencyName: string | null | undefined;
        readonly specialRemarks: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly transactionLaw: {
    readonly body: string;
  };
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
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "specialAgencyName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "licenseNumber",
                  "storageKey": null
                },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TransactionLaw",
      "kind": "LinkedField",
      "name": "transactionLaw",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "796a593bd540a966e1bae4e73d33a1c9";

export default node;
