/**
 * @generated SignedSource<<cf537fb576f2119ba78d26b9c19d6f2f>>
 * @relayHash a8076d15d63f62f93a53eac4268802e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f395ff2eb9c1654eedcdc23a07305a8098df51421b7f60a730bd92ae557a9105

import type { ConcreteRequest } from 'relay-runtime';
export type useEmployeeSearchQuery$variables = {
  branchId: string;
  keyword: string;
};
export type useEmployeeSearchQuery$data = {
  readonly employees: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly email: string;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
    } | null | undefined>;
  };
};
export type useEmployeeSearchQuery = {
  response: useEmployeeSearchQuery$data;
  variables: useEmployeeSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "branchId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "keyword"
  }
],
v1 = [
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
      },
      {
        "kind": "Variable",
        "name": "keyword",
        "variableName": "keyword"
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "ACTIVE"
      }
    ],
    "concreteType": "EmployeeConnection",
    "kind": "LinkedField",
    "name": "employees",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmployeeEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEmployeeSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEmployeeSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f395ff2eb9c1654eedcdc23a07305a8098df51421b7f60a730bd92ae557a9105",
    "metadata": {},
    "name": "useEmployeeSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "44b0115f585c1ccf292b99096ea8a69a";

export default node;
