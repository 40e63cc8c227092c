/**
 * @generated SignedSource<<d4db588f4894660f62fd06a00f40c439>>
 * @relayHash 128cdc99b37d2ac723b4495f3b3b47e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1bfa81810307c5f5bd320dd2988663a6ec776fe85c0afa02937c7d29222fcd8

import type { ConcreteRequest } from 'relay-runtime';
export type SessionRefreshAccountMutation$variables = Record<PropertyKey, never>;
export type SessionRefreshAccountMutation$data = {
  readonly refreshAccount: {
    readonly email: string;
    readonly id: string;
  };
};
export type SessionRefreshAccountMutation = {
  response: SessionRefreshAccountMutation$data;
  variables: SessionRefreshAccountMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Myself",
    "kind": "LinkedField",
    "name": "refreshAccount",
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
        "name": "email",
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
    "metadata": null,
    "name": "SessionRefreshAccountMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionRefreshAccountMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c1bfa81810307c5f5bd320dd2988663a6ec776fe85c0afa02937c7d29222fcd8",
    "metadata": {},
    "name": "SessionRefreshAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "78819c95647f7cfb7a73d8808c3e4a83";

export default node;
