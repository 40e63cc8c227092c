/**
 * @generated SignedSource<<45a7bae87eda900925cc44d0bb00016f>>
 * @relayHash 9223183e09d12fbf198e47dfaedcf83b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb2643ef02c1ceeb1c71ff243c9208f1f609502cd52a7119a0a5bc5e587a2b24

import type { ConcreteRequest } from 'relay-runtime';
export type LegalScreenQuery$variables = Record<PropertyKey, never>;
export type LegalScreenQuery$data = {
  readonly transactionLaw: {
    readonly body: string;
    readonly title: string;
  };
};
export type LegalScreenQuery = {
  response: LegalScreenQuery$data;
  variables: LegalScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TransactionLaw",
    "kind": "LinkedField",
    "name": "transactionLaw",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LegalScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LegalScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fb2643ef02c1ceeb1c71ff243c9208f1f609502cd52a7119a0a5bc5e587a2b24",
    "metadata": {},
    "name": "LegalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2cebdbcbc3434676bc633d822bbbedfb";

export default node;
