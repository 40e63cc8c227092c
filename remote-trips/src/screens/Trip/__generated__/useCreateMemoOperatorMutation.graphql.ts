/**
 * @generated SignedSource<<5757dbfb306e9d9663c0cc50fcabeb5c>>
 * @relayHash 1b61363142c47e6fff796b72fcacf0e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d800f78f46964d740ebd520379f9e4bede7d3412ce2bc6319f941f6590e20ba7

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTravelMemoInput = {
  text: string;
  travelId: string;
};
export type useCreateMemoOperatorMutation$variables = {
  input: CreateTravelMemoInput;
};
export type useCreateMemoOperatorMutation$data = {
  readonly memo: {
    readonly id: string;
  };
};
export type useCreateMemoOperatorMutation = {
  response: useCreateMemoOperatorMutation$data;
  variables: useCreateMemoOperatorMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": "memo",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "OperatorTravelMemo",
    "kind": "LinkedField",
    "name": "createOperatorTravelMemo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateMemoOperatorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateMemoOperatorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d800f78f46964d740ebd520379f9e4bede7d3412ce2bc6319f941f6590e20ba7",
    "metadata": {},
    "name": "useCreateMemoOperatorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dec9c9ebd7ee5b12147ac207598b60ed";

export default node;
