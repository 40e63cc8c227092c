/**
 * @generated SignedSource<<badb9c3d82f746ce57861c26933f68cb>>
 * @relayHash 5e661dfd4742e3564ebdc3ff7b8a48f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df81c660107809f3a864525d42003203a5e9fb2abba8f64c2a9e2fcfcd5a81ab

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmChallengeToRegisterCreditCardInput = {
  setupIntentId: string;
};
export type useConfirmCardMutation$variables = {
  input: ConfirmChallengeToRegisterCreditCardInput;
};
export type useConfirmCardMutation$data = {
  readonly confirmChallengeToRegisterCreditCard: {
    readonly declineCode: string | null | undefined;
    readonly errorCode: string | null | undefined;
    readonly errorType: string | null | undefined;
    readonly success: boolean;
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
        "name": "success",
        "storageKey": null
      },
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
    "id": "df81c660107809f3a864525d42003203a5e9fb2abba8f64c2a9e2fcfcd5a81ab",
    "metadata": {},
    "name": "useConfirmCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2fec57ee631eeca4179727a57f309ff3";

export default node;
