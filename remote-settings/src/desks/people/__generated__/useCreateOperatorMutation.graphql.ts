/**
 * @generated SignedSource<<76d9bc8279435def24dff301bcbb5ba8>>
 * @relayHash 74f7fa949ed97e3830b40aface6055e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1391cfd51debd3434ca15d2322fed3ba4a3423855e9001c6af1751bfe585a0ff

import type { ConcreteRequest } from 'relay-runtime';
export type AccountErrorCode = "AGENCY_NOT_FOUND" | "EMAIL_ALREADY_USED" | "INVALID_EMAIL" | "INVALID_NAME" | "MAILED_RECENTLY" | "MAILS_USED_UP" | "NAME_CONTAINS_LINK" | "UNEXPECTED" | "%future added value";
export type CreateOperatorInput = {
  email: string;
  name: string;
};
export type useCreateOperatorMutation$variables = {
  input: CreateOperatorInput;
};
export type useCreateOperatorMutation$data = {
  readonly createOperator: {
    readonly __typename: "AccountError";
    readonly errorCode: AccountErrorCode;
  } | {
    readonly __typename: "CreateOperatorSuccess";
    readonly operatorUser: {
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCreateOperatorMutation = {
  response: useCreateOperatorMutation$data;
  variables: useCreateOperatorMutation$variables;
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
    "name": "createOperator",
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
            "concreteType": "OperatorUser",
            "kind": "LinkedField",
            "name": "operatorUser",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CreateOperatorSuccess",
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
        "type": "AccountError",
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
    "name": "useCreateOperatorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateOperatorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1391cfd51debd3434ca15d2322fed3ba4a3423855e9001c6af1751bfe585a0ff",
    "metadata": {},
    "name": "useCreateOperatorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12a7fac8ed9f07f4906c6e9ecbd8289a";

export default node;
