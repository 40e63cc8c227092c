/**
 * @generated SignedSource<<04e45375f61ea2d6bdea2ab5b24b1351>>
 * @relayHash a585d4cd8e65d0871699b427dbcf6279
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19a45838f7d2f8e6052bb785e488808b6bc7f3eb6c5e683d3540d733b81e47e2

import type { ConcreteRequest } from 'relay-runtime';
export type ChallengeToRegisterCreditCardInput = {
  idempotencyKey: string;
  nickname: string;
  paymentMethodId: string;
  priceCheckId?: string | null | undefined;
  returnUrl: string;
};
export type useRegisterCardMutation$variables = {
  input: ChallengeToRegisterCreditCardInput;
};
export type useRegisterCardMutation$data = {
  readonly challengeToRegisterCreditCard: {
    readonly __typename: "CardChallengeError";
    readonly declineCode: string | null | undefined;
    readonly errorCode: string | null | undefined;
    readonly errorType: string | null | undefined;
  } | {
    readonly __typename: "CardChallengeRequiresAction";
    readonly redirectUrl: string;
  } | {
    readonly __typename: "CardChallengeSuccess";
    readonly creditCardId: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRegisterCardMutation = {
  response: useRegisterCardMutation$data;
  variables: useRegisterCardMutation$variables;
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
    "name": "challengeToRegisterCreditCard",
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
            "kind": "ScalarField",
            "name": "creditCardId",
            "storageKey": null
          }
        ],
        "type": "CardChallengeSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "redirectUrl",
            "storageKey": null
          }
        ],
        "type": "CardChallengeRequiresAction",
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
        "type": "CardChallengeError",
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
    "name": "useRegisterCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "19a45838f7d2f8e6052bb785e488808b6bc7f3eb6c5e683d3540d733b81e47e2",
    "metadata": {},
    "name": "useRegisterCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3eb60ab05e7018f957d40467646a6ea0";

export default node;
