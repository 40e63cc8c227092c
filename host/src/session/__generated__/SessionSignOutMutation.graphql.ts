/**
 * @generated SignedSource<<6cd5f73084dce9e5944a587d02900b02>>
 * @relayHash ac3533a2602c290ff9597c9720fe6cb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e62005b6d2092e639efc8b7cc0752a5490f97b6f9e1221a38a8e451e4a77dff2

import type { ConcreteRequest } from 'relay-runtime';
export type SessionSignOutMutation$variables = Record<PropertyKey, never>;
export type SessionSignOutMutation$data = {
  readonly signOut: boolean;
};
export type SessionSignOutMutation = {
  response: SessionSignOutMutation$data;
  variables: SessionSignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "signOut",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionSignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionSignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e62005b6d2092e639efc8b7cc0752a5490f97b6f9e1221a38a8e451e4a77dff2",
    "metadata": {},
    "name": "SessionSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c8528b1a06e0cdfa4952be9fa9454bb";

export default node;
