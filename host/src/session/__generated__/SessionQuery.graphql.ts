/**
 * @generated SignedSource<<ea7e50e0ad8f1d23a57771c5a5b638fa>>
 * @relayHash 4f07bf93a743a2aeb478df253f6a33d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a164aab09effdec464467b5d0cb353045543f04655401aa532171918828d8ebf

import type { ConcreteRequest } from 'relay-runtime';
export type Permission = "AGENCY_DESK" | "BOOK" | "CANCEL" | "MANAGE_BRANCH" | "MANAGE_CARDS" | "MANAGE_EMPLOYEES" | "OPERATOR_DESK" | "VIEW_BRANCH_TRAVELS" | "VIEW_INVOICES" | "%future added value";
export type UserRole = "AGENCY" | "COMPANY_ADMIN" | "EMPLOYEE" | "OPERATOR" | "%future added value";
export type SessionQuery$variables = Record<PropertyKey, never>;
export type SessionQuery$data = {
  readonly myself: {
    readonly companyBranch: {
      readonly branchName: string;
      readonly companyName: string;
      readonly id: string;
    } | null | undefined;
    readonly email: string;
    readonly id: string;
    readonly name: string;
    readonly permissions: ReadonlyArray<Permission>;
    readonly role: UserRole;
  } | null | undefined;
};
export type SessionQuery = {
  response: SessionQuery$data;
  variables: SessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Myself",
    "kind": "LinkedField",
    "name": "myself",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "permissions",
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
          (v0/*:: as any*/),
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a164aab09effdec464467b5d0cb353045543f04655401aa532171918828d8ebf",
    "metadata": {},
    "name": "SessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ae1a45eb8d20b0f1e8e9620f9f714f2";

export default node;
