/**
 * @generated SignedSource<<1a327d198691d78b57183c7874625c9d>>
 * @relayHash 681ea47b38fa3533f0848d144ac48748
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d39e18990f98795bee441bca838efa9010db3c87fcf414e226ddbcc36e60a40b

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteMemoOperatorMutation$variables = {
  id: string;
};
export type useDeleteMemoOperatorMutation$data = {
  readonly deleted: string;
};
export type useDeleteMemoOperatorMutation = {
  response: useDeleteMemoOperatorMutation$data;
  variables: useDeleteMemoOperatorMutation$variables;
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
    "name": "deleteOperatorTravelMemo",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteMemoOperatorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteMemoOperatorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d39e18990f98795bee441bca838efa9010db3c87fcf414e226ddbcc36e60a40b",
    "metadata": {},
    "name": "useDeleteMemoOperatorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a6fd09f58bf19487e4cc182b13fbd0ca";

export default node;
