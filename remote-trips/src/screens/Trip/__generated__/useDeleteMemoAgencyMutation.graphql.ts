/**
 * @generated SignedSource<<e03fb9f3634dcbc8fb82ebf20a572a7e>>
 * @relayHash 2f782e20f753a85ace2b9965e52f3dda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cd005f9722c16c37ef5a28491ba6286bb5328ddb22cac20846f0e5970abed2a

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteMemoAgencyMutation$variables = {
  id: string;
};
export type useDeleteMemoAgencyMutation$data = {
  readonly deleted: string;
};
export type useDeleteMemoAgencyMutation = {
  response: useDeleteMemoAgencyMutation$data;
  variables: useDeleteMemoAgencyMutation$variables;
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
    "alias": "deleted",
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteAgencyTravelMemo",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteMemoAgencyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteMemoAgencyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7cd005f9722c16c37ef5a28491ba6286bb5328ddb22cac20846f0e5970abed2a",
    "metadata": {},
    "name": "useDeleteMemoAgencyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8cdc1355d57048db9692e32f12d4ab2f";

export default node;
