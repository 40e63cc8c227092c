/**
 * @generated SignedSource<<5b24d378fd7d7be89f85bd15495e7772>>
 * @relayHash 85460aa59d3eb490db958044fef43be2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b8c92303364729e5f4b45c678c3535f8fa15067704a937147343f8acde4cbd2

import type { ConcreteRequest } from 'relay-runtime';
export type EmployeeErrorCode = "ALREADY_ADMIN" | "ALREADY_INVITED" | "CANNOT_DELETE_ADMIN" | "CANNOT_DELETE_SELF" | "EMAIL_ALREADY_USED" | "EMPLOYEE_NOT_FOUND" | "FORBIDDEN" | "INVALID_EMAIL" | "INVALID_NAME" | "MAILED_RECENTLY" | "MAILS_USED_UP" | "NAME_CONTAINS_LINK" | "NOT_ACTIVE" | "UNEXPECTED" | "%future added value";
export type EmployeeRole = "COMPANY_ADMIN" | "EMPLOYEE" | "%future added value";
export type EmployeeStatus = "ACTIVE" | "DELETED" | "INVITED" | "%future added value";
export type InviteEmployeeInput = {
  branchId: string;
  email: string;
  name: string;
  role?: EmployeeRole;
};
export type useInviteEmployeesMutation$variables = {
  input: InviteEmployeeInput;
};
export type useInviteEmployeesMutation$data = {
  readonly inviteEmployee: {
    readonly __typename: "EmployeeError";
    readonly errorCode: EmployeeErrorCode;
  } | {
    readonly __typename: "InviteSuccess";
    readonly employee: {
      readonly id: string;
      readonly status: EmployeeStatus;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useInviteEmployeesMutation = {
  response: useInviteEmployeesMutation$data;
  variables: useInviteEmployeesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "inviteEmployee",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
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
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "InviteSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "errorCode",
            "storageKey": null
          }
        ],
        "type": "EmployeeError",
        "abstractKey": null
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
    "name": "useInviteEmployeesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInviteEmployeesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2b8c92303364729e5f4b45c678c3535f8fa15067704a937147343f8acde4cbd2",
    "metadata": {},
    "name": "useInviteEmployeesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "091dcd0328172b6a0e97b1f53fe4b582";

export default node;
