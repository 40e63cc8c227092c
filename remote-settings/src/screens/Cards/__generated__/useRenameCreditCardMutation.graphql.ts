/**
 * @generated SignedSource<<aee3f76896ed3571eb3e92c905662aec>>
 * @relayHash 3cc1ff6e6d4b05b41f0d32acf6980461
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cf483d44bc1e158ef244c120a38bf544e3af806ad17797ef704cbd544f86558

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenameCreditCardInput = {
  creditCardId: string;
  nickname: string;
};
export type useRenameCreditCardMutation$variables = {
  input: RenameCreditCardInput;
};
export type useRenameCreditCardMutation$data = {
  readonly renameCreditCard: {
    readonly " $fragmentSpreads": FragmentRefs<"CardActions_card">;
  };
};
export type useRenameCreditCardMutation = {
  response: useRenameCreditCardMutation$data;
  variables: useRenameCreditCardMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRenameCreditCardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreditCard",
        "kind": "LinkedField",
        "name": "renameCreditCard",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CardActions_card"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenameCreditCardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreditCard",
        "kind": "LinkedField",
        "name": "renameCreditCard",
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
            "name": "nickname",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6cf483d44bc1e158ef244c120a38bf544e3af806ad17797ef704cbd544f86558",
    "metadata": {},
    "name": "useRenameCreditCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65e4b91963e678d2f9acd88cea3c75d9";

export default node;
