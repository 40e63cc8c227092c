/**
 * @generated SignedSource<<eb6b4e57661c010cc3d70dd5ab77bae7>>
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
        readonly " $fragmentSpreads": FragmentRefs<"HotelCard_hotel" | "HotelRow_hotel" | "ResultsMap_hotels">;
      } | null | undefined;
    } | null | undefined>;
    readonly origin: {
      readonly " $fragmentSpreads": FragmentRefs<"HotelCard_origin" | "HotelRow_origin" | "ResultsMap_origin">;
    };
    readonly searchedAtMost: number | null | undefined;
    readonly specifiedProperty: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"HotelCard_hotel" | "HotelRow_hotel" | "ResultsMap_hotels">;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "HotelCard_hotel"
},
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "HotelRow_hotel"
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ResultsMap_hotels"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "kind": "RootArgument",
      "name": "choice"
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
    }
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
          "kind": "ScalarField",
          "name": "searchedAtMost",
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
              "name": "HotelRow_origin"
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
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
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
              "alias": null,
              "args": null,
              "concreteType": "PropertyContent",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
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

(node as any).hash = "55e51a7939e7c12c629f29df4d004ae0";

export default node;
