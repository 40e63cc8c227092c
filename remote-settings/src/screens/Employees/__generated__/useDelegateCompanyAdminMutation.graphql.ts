/**
 * @generated SignedSource<<4843df1315b587a69a1a1d341f6413ce>>
 * @relayHash e67f0c9e75851a5e88256c22a3000e20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65303272f4b85e0f3cfac9b9666bd9582c0fd31682a522e0839d32622e6acd85

import type { ConcreteRequest } from 'relay-runtime';
export type EmployeeErrorCode = "ALREADY_ADMIN" | "ALREADY_INVITED" | "CANNOT_DELETE_ADMIN" | "CANNOT_DELETE_SELF" | "EMAIL_ALREADY_USED" | "EMPLOYEE_NOT_FOUND" | "FORBIDDEN" | "INVALID_EMAIL" | "INVALID_NAME" | "MAILED_RECENTLY" | "MAILS_USED_UP" | "NAME_CONTAINS_LINK" | "NOT_ACTIVE" | "UNEXPECTED" | "%future added value";
export type EmployeeRole = "COMPANY_ADMIN" | "EMPLOYEE" | "%future added value";
export type DelegateCompanyAdminInput = {
  employeeId: string;
};
export type useDelegateCompanyAdminMutation$variables = {
  input: DelegateCompanyAdminInput;
};
export type useDelegateCompanyAdminMutation$data = {
  readonly delegateCompanyAdmin: {
    readonly __typename: "DelegateSuccess";
    readonly newAdmin: {
      readonly id: string;
      readonly role: EmployeeRole;
    };
    readonly oldAdmin: {
      readonly id: string;
      readonly role: EmployeeRole;
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
export type useDelegateCompanyAdminMutation = {
  response: useDelegateCompanyAdminMutation$data;
  variables: useDelegateCompanyAdminMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "role",
    "storageKey": null
  }
],
v2 = [
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
    "name": "delegateCompanyAdmin",
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
            "name": "oldAdmin",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "newAdmin",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "DelegateSuccess",
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
    "name": "useDelegateCompanyAdminMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDelegateCompanyAdminMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "65303272f4b85e0f3cfac9b9666bd9582c0fd31682a522e0839d32622e6acd85",
    "metadata": {},
    "name": "useDelegateCompanyAdminMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ad9112a85cfbb4f95c4f7c64a389f56";

export default node;
