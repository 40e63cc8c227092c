/**
 * @generated SignedSource<<97b597393d9590d078e6080edf9cd046>>
 * @relayHash 855e6de4391b6907796a776de70b3e43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 546c513adcebae5775a467149338f9681541b9816c9e3dfe3afe0ec9b38d95fd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardsScreenQuery$variables = Record<PropertyKey, never>;
export type CardsScreenQuery$data = {
  readonly creditCards: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CardRow_card">;
  }>;
};
export type CardsScreenQuery = {
  response: CardsScreenQuery$data;
  variables: CardsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CardsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CreditCard",
        "kind": "LinkedField",
        "name": "creditCards",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CardRow_card"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CardsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CreditCard",
        "kind": "LinkedField",
        "name": "creditCards",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nickname",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "brand",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "last4",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expYear",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expMonth",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "546c513adcebae5775a467149338f9681541b9816c9e3dfe3afe0ec9b38d95fd",
    "metadata": {},
    "name": "CardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47a127cf9af07816c8c7a62082c77be6";

export default node;
