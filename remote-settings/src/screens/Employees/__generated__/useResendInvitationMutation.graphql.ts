/**
 * @generated SignedSource<<d0455d3152df3f5e3437717bae1fadbe>>
 * @relayHash 1cfa5b00901b1365cd2f43c07838b79f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce68766eb6d594e7a6548c26c29a7b42e5d5629888dff67404b293a42572f8ad

import type { ConcreteRequest } from 'relay-runtime';
export type EmployeeErrorCode = "ALREADY_ADMIN" | "ALREADY_INVITED" | "CANNOT_DELETE_ADMIN" | "CANNOT_DELETE_SELF" | "EMAIL_ALREADY_USED" | "EMPLOYEE_NOT_FOUND" | "FORBIDDEN" | "INVALID_EMAIL" | "INVALID_NAME" | "MAILED_RECENTLY" | "MAILS_USED_UP" | "NAME_CONTAINS_LINK" | "NOT_ACTIVE" | "UNEXPECTED" | "%future added value";
export type EmployeeStatus = "ACTIVE" | "DELETED" | "INVITED" | "%future added value";
export type useResendInvitationMutation$variables = {
  id: string;
};
export type useResendInvitationMutation$data = {
  readonly resendInvitation: {
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
export type useResendInvitationMutation = {
  response: useResendInvitationMutation$data;
  variables: useResendInvitationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "employeeId",
        "variableName": "id"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "resendInvitation",
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
    "name": "useResendInvitationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendInvitationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce68766eb6d594e7a6548c26c29a7b42e5d5629888dff67404b293a42572f8ad",
    "metadata": {},
    "name": "useResendInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8bf6fcb4c538c47d4da14a9ae25a14ab";

export default node;
