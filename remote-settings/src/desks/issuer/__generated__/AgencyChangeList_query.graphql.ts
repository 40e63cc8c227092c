/**
 * @generated SignedSource<<885e18df319a7897ac365fa061c53597>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyChangeList_query$data = {
  readonly agencyChanges: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly changedAt: string;
        readonly changedByName: string | null | undefined;
        readonly fields: ReadonlyArray<{
          readonly after: string | null | undefined;
          readonly before: string | null | undefined;
          readonly field: string;
        }>;
        readonly id: string;
      } | null | undefined;
    } | null | undefined>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "AgencyChangeList_query";
};
export type AgencyChangeList_query$key = {
  readonly " $data"?: AgencyChangeList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyChangeList_query">;
};

import AgencyChangeListPaginationQuery_graphql from './AgencyChangeListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "agencyChanges"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "agencyId"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": AgencyChangeListPaginationQuery_graphql
    }
  },
  "name": "AgencyChangeList_query",
  "selections": [
    {
      "alias": "agencyChanges",
      "args": [
        {
          "kind": "Variable",
          "name": "agencyId",
          "variableName": "agencyId"
        }
      ],
      "concreteType": "AgencyChangeConnection",
      "kind": "LinkedField",
      "name": "__AgencyChangeList_agencyChanges_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AgencyChangeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AgencyChange",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "changedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "changedByName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "AgencyFieldChange",
                  "kind": "LinkedField",
                  "name": "fields",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "field",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "before",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "after",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
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
})();

(node as any).hash = "d2a465c073cb9b18c35da17db88a3f0d";

export default node;
