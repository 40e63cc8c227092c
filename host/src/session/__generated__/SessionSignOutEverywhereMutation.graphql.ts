/**
 * @generated SignedSource<<f35ccf6e27b8e591bddf058f0f996742>>
 * @relayHash cc034a1b8f50a4535936926fbbfa4f3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e56e4483cab5b9564e3668bdbcc566719a907bcd9e196c891396e85db7f45b7f

import type { ConcreteRequest } from 'relay-runtime';
export type SessionSignOutEverywhereMutation$variables = Record<PropertyKey, never>;
export type SessionSignOutEverywhereMutation$data = {
  readonly signOutEverywhere: boolean;
};
export type SessionSignOutEverywhereMutation = {
  response: SessionSignOutEverywhereMutation$data;
  variables: SessionSignOutEverywhereMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "signOutEverywhere",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionSignOutEverywhereMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionSignOutEverywhereMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e56e4483cab5b9564e3668bdbcc566719a907bcd9e196c891396e85db7f45b7f",
    "metadata": {},
    "name": "SessionSignOutEverywhereMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ef799fe14add51e1a9d80d0354b11683";

export default node;
