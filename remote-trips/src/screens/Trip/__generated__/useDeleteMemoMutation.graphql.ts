/**
 * @generated SignedSource<<4f87e8c38384f5e789d229bc8d17cb98>>
 * @relayHash aeba4b18f7f0b2cf4f7fb7bfd9e71f13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48a32e8ba2a797e148643f6b2bd903c3564b3652bc7f4fe342c1e2ae1b3270b1

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteMemoMutation$variables = {
  id: string;
};
export type useDeleteMemoMutation$data = {
  readonly deleteCompanyTravelMemo: string;
};
export type useDeleteMemoMutation = {
  response: useDeleteMemoMutation$data;
  variables: useDeleteMemoMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteCompanyTravelMemo",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteMemoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteMemoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "48a32e8ba2a797e148643f6b2bd903c3564b3652bc7f4fe342c1e2ae1b3270b1",
    "metadata": {},
    "name": "useDeleteMemoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9b329710609498277c2d98ec2f4193c";

export default node;
