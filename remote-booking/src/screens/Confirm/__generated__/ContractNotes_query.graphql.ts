/**
 * @generated SignedSource<<86def1ede06ad981283924e81b8fc6fd>>
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

(node as any).hash = "0459a95dd9ebb285d1be714abefd2886";

export default node;
