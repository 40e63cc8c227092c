/**
 * @generated SignedSource<<c43741da78fc31b6644a29d9cfdf54b2>>
 * @relayHash 3abafec2f78ea0fd02b3e2f7749945ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d95fb77284e83639ef6b15887b4d0cb4796b004589d5f343cfae1d33742ca787

import type { ConcreteRequest } from 'relay-runtime';
export type useRefreshAccountMutation$variables = Record<PropertyKey, never>;
export type useRefreshAccountMutation$data = {
  readonly refreshAccount: {
    readonly email: string;
    readonly id: string;
  };
};
export type useRefreshAccountMutation = {
  response: useRefreshAccountMutation$data;
  variables: useRefreshAccountMutation$variables;
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
    "name": "useRefreshAccountMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRefreshAccountMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d95fb77284e83639ef6b15887b4d0cb4796b004589d5f343cfae1d33742ca787",
    "metadata": {},
    "name": "useRefreshAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a6b160170a8fa1282de178a22fa3e16";

export default node;
