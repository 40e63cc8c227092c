/**
 * @generated SignedSource<<978703e90a3c8bd517cea4deef6ea0e4>>
 * @relayHash dd0a0fcbabe58817c72f51947cd7c4fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9210723750374139f11fc66d069a67507f1f97f5ec3576ffcb928131adc0346

import type { ConcreteRequest } from 'relay-runtime';
export type Permission = "AGENCY_DESK" | "BOOK" | "CANCEL" | "MANAGE_BRANCH" | "MANAGE_CARDS" | "MANAGE_EMPLOYEES" | "OPERATOR_DESK" | "VIEW_BRANCH_TRAVELS" | "VIEW_INVOICES" | "%future added value";
export type UserRole = "AGENCY" | "COMPANY_ADMIN" | "EMPLOYEE" | "OPERATOR" | "%future added value";
export type loadProfileQuery$variables = Record<PropertyKey, never>;
export type loadProfileQuery$data = {
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
export type loadProfileQuery = {
  response: loadProfileQuery$data;
  variables: loadProfileQuery$variables;
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
    "name": "loadProfileQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "loadProfileQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e9210723750374139f11fc66d069a67507f1f97f5ec3576ffcb928131adc0346",
    "metadata": {},
    "name": "loadProfileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b5a4e384f89acfc9c0669f21a22694f6";

export default node;
