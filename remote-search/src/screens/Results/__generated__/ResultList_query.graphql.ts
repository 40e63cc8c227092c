/**
 * @generated SignedSource<<120a60211db4eecea28bb5b6f7bf3ad4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultList_query$data = {
  readonly searchPropertyContent: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"HotelCard_hotel" | "ResultsMap_hotels">;
      } | null | undefined;
    } | null | undefined>;
    readonly origin: {
      readonly " $fragmentSpreads": FragmentRefs<"HotelCard_origin" | "ResultsMap_origin">;
    };
    readonly specifiedProperty: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"HotelCard_hotel" | "ResultsMap_hotels">;
    } | null | undefined;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "ResultList_query";
};
export type ResultList_query$key = {
  readonly " $data"?: ResultList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultList_query">;
};

import ResultListPageQuery_graphql from './ResultListPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "searchPropertyContent"
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "HotelCard_hotel"
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ResultsMap_hotels"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "input"
    },
    {
      "kind": "RootArgument",
      "name": "region"
    },
    {
      "kind": "RootArgument",
      "name": "stay"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": ResultListPageQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ResultList_query",
  "selections": [
    {
      "alias": "searchPropertyContent",
      "args": [
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
      "name": "__ResultList_searchPropertyContent_connection",
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
          "concreteType": "SearchOrigin",
          "kind": "LinkedField",
          "name": "origin",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "HotelCard_origin"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ResultsMap_origin"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyContent",
          "kind": "LinkedField",
          "name": "specifiedProperty",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyContentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "PropertyContent",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertyContent",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
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

(node as any).hash = "91019c51a3a66771b6d98310bf85bcd6";

export default node;
