/**
 * @generated SignedSource<<d3198a2d677cd5d1152d43436ba8dcb1>>
 * @relayHash c6433fabf26ea891e3a8af2d3c5737f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5314daf8e97e8f3ac2d235e772561956846eadd00fd66de17b970a85e331fe9a

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteCreditCardMutation$variables = {
  id: string;
};
export type useDeleteCreditCardMutation$data = {
  readonly deleteCreditCard: string;
};
export type useDeleteCreditCardMutation = {
  response: useDeleteCreditCardMutation$data;
  variables: useDeleteCreditCardMutation$variables;
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
    "kind": "ScalarField",
    "name": "deleteCreditCard",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteCreditCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCreditCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5314daf8e97e8f3ac2d235e772561956846eadd00fd66de17b970a85e331fe9a",
    "metadata": {},
    "name": "useDeleteCreditCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "379a2a7141e579246b5f1152c7ef34dd";

export default node;
