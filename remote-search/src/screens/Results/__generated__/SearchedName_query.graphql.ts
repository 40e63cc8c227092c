/**
 * @generated SignedSource<<e5f5c9b055f65dc11bec0000dc233133>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchedName_query$data = {
  readonly searchPropertyContent: {
    readonly regionName: string | null | undefined;
  };
  readonly " $fragmentType": "SearchedName_query";
};
export type SearchedName_query$key = {
  readonly " $data"?: SearchedName_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchedName_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "input"
    },
    {
      "kind": "RootArgument",
      "name": "region"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchedName_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        },
        {
          "kind": "Variable",
          "name": "input",
          "variableName": "input"
        },
        {
          "kind": "Variable",
          "name": "regionInput",
          "variableName": "region"
        }
      ],
      "concreteType": "PropertyContentSearchConnection",
      "kind": "LinkedField",
      "name": "searchPropertyContent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "regionName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3591f6d6510dba98ad371556db5d394a";

export default node;
