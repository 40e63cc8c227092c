/**
 * @generated SignedSource<<87e6c013572c42e73c69fcc08c599236>>
 * @relayHash 101d4b8b3f5a5558aaa78534edfd28f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5dea1326f85a10d1cac01d3261575a4f8a039ebadd970b4023de5d590e1d7b6

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteMemoCompanyMutation$variables = {
  id: string;
};
export type useDeleteMemoCompanyMutation$data = {
  readonly deleted: string;
};
export type useDeleteMemoCompanyMutation = {
  response: useDeleteMemoCompanyMutation$data;
  variables: useDeleteMemoCompanyMutation$variables;
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
    "name": "deleteCompanyTravelMemo",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteMemoCompanyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteMemoCompanyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b5dea1326f85a10d1cac01d3261575a4f8a039ebadd970b4023de5d590e1d7b6",
    "metadata": {},
    "name": "useDeleteMemoCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c31b7ba3d25195166f1b266ad5560713";

export default node;
