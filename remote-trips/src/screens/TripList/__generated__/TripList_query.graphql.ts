/**
 * @generated SignedSource<<196b8c46be131a6328ea1e92530efe2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripList_query$data = {
  readonly branchTravels: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly companyBranch: {
          readonly branchName: string;
          readonly companyName: string;
        };
        readonly employee: {
          readonly name: string;
        };
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"TripCostCell_travel" | "TripGuestsCell_travel" | "TripHotelCell_travel" | "TripStayCell_travel">;
      } | null | undefined;
    } | null | undefined>;
    readonly isTotalAtLeast: boolean;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "TripList_query";
};
export type TripList_query$key = {
  readonly " $data"?: TripList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripList_query">;
};

import TripListPaginationQuery_graphql from './TripListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "branchTravels"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "input"
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
      "operation": TripListPaginationQuery_graphql
    }
  },
  "name": "TripList_query",
  "selections": [
    {
      "alias": "branchTravels",
      "args": [
        {
          "kind": "Variable",
          "name": "input",
          "variableName": "input"
        }
      ],
      "concreteType": "TravelConnection",
      "kind": "LinkedField",
      "name": "__TripList_branchTravels_connection",
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
          "name": "isTotalAtLeast",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TravelEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Travel",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TripHotelCell_travel"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TripStayCell_travel"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TripGuestsCell_travel"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TripCostCell_travel"
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Employee",
                  "kind": "LinkedField",
                  "name": "employee",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
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
                      "kind": "ScalarField",
                      "name": "companyName",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "branchName",
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

(node as any).hash = "67f6774dda1f1409f0fa73ddb8cc3043";

export default node;
