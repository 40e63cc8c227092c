/**
 * @generated SignedSource<<69c9bdf354a8fe179149d65673dc6ec1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaperKind = "INVOICE" | "RECEIPT" | "RETURN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FetchList_query$data = {
  readonly paperFetches: {
    readonly nodes: ReadonlyArray<{
      readonly accountingProfile: string | null | undefined;
      readonly fetchedAt: string;
      readonly id: string;
      readonly paperCount: number;
      readonly paperKind: PaperKind | null | undefined;
      readonly paperNumber: string | null | undefined;
      readonly userName: string;
    } | null | undefined>;
  };
  readonly " $fragmentType": "FetchList_query";
};
export type FetchList_query$key = {
  readonly " $data"?: FetchList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FetchList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "branchId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FetchList_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "branchId",
          "variableName": "branchId"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "PaperFetchConnection",
      "kind": "LinkedField",
      "name": "paperFetches",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaperFetch",
          "kind": "LinkedField",
          "name": "nodes",
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
              "name": "userName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paperKind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paperNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paperCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "accountingProfile",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fetchedAt",
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

(node as any).hash = "91ef395cef467c5956a2a73bddf5ed40";

export default node;
