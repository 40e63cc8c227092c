/**
 * @generated SignedSource<<c10d76083e9624ac1da4df50267fc1f6>>
 * @relayHash 09f88cfbde3caa6eba8144a9fc71be7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6dc2f351c468b423d12b30093d0c44d053c1bde964b2628a7849d037547de5c

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteClipsMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type useDeleteClipsMutation$data = {
  readonly deleteClippedHotelRates: ReadonlyArray<string>;
};
export type useDeleteClipsMutation = {
  response: useDeleteClipsMutation$data;
  variables: useDeleteClipsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteClippedHotelRates",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteClipsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteClipsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f6dc2f351c468b423d12b30093d0c44d053c1bde964b2628a7849d037547de5c",
    "metadata": {},
    "name": "useDeleteClipsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2d490a533052c3cd4b99eb54681077b0";

export default node;
