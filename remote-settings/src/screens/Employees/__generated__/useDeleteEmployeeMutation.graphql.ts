/**
 * @generated SignedSource<<3ce6c6f80550436f0df5349fe3a42036>>
 * @relayHash 7e541f1a580f56fd3c3127e3af4f6165
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc438e61ade91ce36e7510f0a5a13a0b273768011469777ebd5875804ceb3765

import type { ConcreteRequest } from 'relay-runtime';
export type EmployeeErrorCode = "ALREADY_ADMIN" | "ALREADY_INVITED" | "CANNOT_DELETE_ADMIN" | "CANNOT_DELETE_SELF" | "EMAIL_ALREADY_USED" | "EMPLOYEE_NOT_FOUND" | "FORBIDDEN" | "INVALID_EMAIL" | "INVALID_NAME" | "MAILED_RECENTLY" | "MAILS_USED_UP" | "NAME_CONTAINS_LINK" | "NOT_ACTIVE" | "UNEXPECTED" | "%future added value";
export type EmployeeStatus = "ACTIVE" | "DELETED" | "INVITED" | "%future added value";
export type useDeleteEmployeeMutation$variables = {
  id: string;
};
export type useDeleteEmployeeMutation$data = {
  readonly deleteEmployee: {
    readonly __typename: "DeleteEmployeeSuccess";
    readonly employee: {
      readonly id: string;
      readonly status: EmployeeStatus;
    };
  } | {
    readonly __typename: "EmployeeError";
    readonly errorCode: EmployeeErrorCode;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDeleteEmployeeMutation = {
  response: useDeleteEmployeeMutation$data;
  variables: useDeleteEmployeeMutation$variables;
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "deleteEmployee",
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
        "type": "DeleteEmployeeSuccess",
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
    "name": "useDeleteEmployeeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteEmployeeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cc438e61ade91ce36e7510f0a5a13a0b273768011469777ebd5875804ceb3765",
    "metadata": {},
    "name": "useDeleteEmployeeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7a80d2c0f0d433773be2434e690744ea";

export default node;
