/**
 * @generated SignedSource<<aabe5ae748c1f155de8cd2798d3619b8>>
 * @relayHash a995e06107c5a5e92b89a23b334038c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaefe64adb1c99190069b4de6bc9ae93418e8d348df975cfb0a79e9aec706e98

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTravelMemoInput = {
  text: string;
  travelId: string;
};
export type useCreateMemoAgencyMutation$variables = {
  input: CreateTravelMemoInput;
};
export type useCreateMemoAgencyMutation$data = {
  readonly memo: {
    readonly id: string;
  };
};
export type useCreateMemoAgencyMutation = {
  response: useCreateMemoAgencyMutation$data;
  variables: useCreateMemoAgencyMutation$variables;
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
    "concreteType": "AgencyTravelMemo",
    "kind": "LinkedField",
    "name": "createAgencyTravelMemo",
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
    "name": "useCreateMemoAgencyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateMemoAgencyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eaefe64adb1c99190069b4de6bc9ae93418e8d348df975cfb0a79e9aec706e98",
    "metadata": {},
    "name": "useCreateMemoAgencyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "515d65c1bdff8e5a0a4dcc70b6a338d3";

export default node;
