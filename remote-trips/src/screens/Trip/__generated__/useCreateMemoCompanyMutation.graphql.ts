/**
 * @generated SignedSource<<659471ab96d752df6856eef7859c2127>>
 * @relayHash 5cf4634d1207df2b1121a071497f2954
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec99fd4f861fd6dbbbd36a21ee80bec988daf758843dacf21ff5bde6e7c23212

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCompanyTravelMemoInput = {
  text: string;
  travelId: string;
};
export type useCreateMemoCompanyMutation$variables = {
  input: CreateCompanyTravelMemoInput;
};
export type useCreateMemoCompanyMutation$data = {
  readonly memo: {
    readonly id: string;
  };
};
export type useCreateMemoCompanyMutation = {
  response: useCreateMemoCompanyMutation$data;
  variables: useCreateMemoCompanyMutation$variables;
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
    "name": "useCreateMemoCompanyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateMemoCompanyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ec99fd4f861fd6dbbbd36a21ee80bec988daf758843dacf21ff5bde6e7c23212",
    "metadata": {},
    "name": "useCreateMemoCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b1e1c94e7a6a3c4d2ba390e116c7ed4";

export default node;
