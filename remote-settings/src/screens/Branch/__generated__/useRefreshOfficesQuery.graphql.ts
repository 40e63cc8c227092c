/**
 * @generated SignedSource<<13321898e20856ebb075417780a873d2>>
 * @relayHash e03d96513f2fee73ef52e13d0e63554b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02ca03c6a85904bb9c804a4c0d69fa48388b8aa701550cb4c1ebef91e31549fb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRefreshOfficesQuery$variables = Record<PropertyKey, never>;
export type useRefreshOfficesQuery$data = {
  readonly myself: {
    readonly " $fragmentSpreads": FragmentRefs<"Offices_myself">;
  } | null | undefined;
};
export type useRefreshOfficesQuery = {
  response: useRefreshOfficesQuery$data;
  variables: useRefreshOfficesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRefreshOfficesQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "Offices_myself"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRefreshOfficesQuery",
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
            "concreteType": "Office",
            "kind": "LinkedField",
            "name": "offices",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SearchSuggestionSpot",
                "kind": "LinkedField",
                "name": "place",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "addedBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "addedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "02ca03c6a85904bb9c804a4c0d69fa48388b8aa701550cb4c1ebef91e31549fb",
    "metadata": {},
    "name": "useRefreshOfficesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "979141e995672b719c0520bd1bdf9c53";

export default node;
