/**
 * @generated SignedSource<<4c72c4cca49075cb31be834827da90ad>>
 * @relayHash 0850e24e02c3cc71b6fd8affbc88a7ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98b913e1c17f58d4749484c7338b5b73ff935b93ec7184077278d5a1117c7d50

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCompanyTravelMemoInput = {
  text: string;
  travelId: string;
};
export type useCreateMemoMutation$variables = {
  input: CreateCompanyTravelMemoInput;
};
export type useCreateMemoMutation$data = {
  readonly createCompanyTravelMemo: {
    readonly id: string;
  };
};
export type useCreateMemoMutation = {
  response: useCreateMemoMutation$data;
  variables: useCreateMemoMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CompanyTravelMemo",
    "kind": "LinkedField",
    "name": "createCompanyTravelMemo",
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
    "name": "useCreateMemoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateMemoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "98b913e1c17f58d4749484c7338b5b73ff935b93ec7184077278d5a1117c7d50",
    "metadata": {},
    "name": "useCreateMemoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa1b6309069b03ab2501f6b443f752ae";

export default node;
