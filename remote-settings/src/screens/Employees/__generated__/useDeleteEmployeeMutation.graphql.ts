/**
 * @generated SignedSource<<dc1334e94ac4f2d6f531a6f1c5c23c83>>
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
  connections: ReadonlyArray<string>;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteEmployeeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteEmployee",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "DeleteEmployeeSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDeleteEmployeeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteEmployee",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "filters": null,
                    "handle": "deleteEdge",
                    "key": "",
                    "kind": "ScalarHandle",
                    "name": "id",
                    "handleArgs": [
                      {
                        "kind": "Variable",
                        "name": "connections",
                        "variableName": "connections"
                      }
                    ]
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "DeleteEmployeeSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
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

(node as any).hash = "ff6218cd7ad20a109e529b30e2b883ef";

export default node;
