/**
 * @generated SignedSource<<28dc0fde583f0e935f0c52c7db62b479>>
 * @relayHash cdc63a12b7db1b3f4e8979b028d5c0bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f866d7ed3746c95f00b228100985c688764e9fc1fc0c5514e12e92eb26683088

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmChallengeToRegisterCreditCardInput = {
  setupIntentId: string;
};
export type useConfirmCardMutation$variables = {
  input: ConfirmChallengeToRegisterCreditCardInput;
};
export type useConfirmCardMutation$data = {
  readonly confirmChallengeToRegisterCreditCard: {
    readonly creditCard: {
      readonly id: string;
    } | null | undefined;
    readonly declineCode: string | null | undefined;
    readonly errorCode: string | null | undefined;
    readonly errorType: string | null | undefined;
  };
};
export type useConfirmCardMutation = {
  response: useConfirmCardMutation$data;
  variables: useConfirmCardMutation$variables;
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
    "concreteType": "ConfirmCardChallenge",
    "kind": "LinkedField",
    "name": "confirmChallengeToRegisterCreditCard",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorCode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "declineCode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CreditCard",
        "kind": "LinkedField",
        "name": "creditCard",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConfirmCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f866d7ed3746c95f00b228100985c688764e9fc1fc0c5514e12e92eb26683088",
    "metadata": {},
    "name": "useConfirmCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "24c41a2568a01c4314ec29979922e6c0";

export default node;
