/**
 * @generated SignedSource<<fd68083d83a8e2849116665c8ffc6d02>>
 * @relayHash 35af76e6ee510666ef314bc873828704
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b5e450687c8d5192150b8c29ae800df87352a94762d221e5e7f968cd26b78e9

import type { ConcreteRequest } from 'relay-runtime';
export type useShareHotelMutation$variables = {
  epsPropertyId: string;
};
export type useShareHotelMutation$data = {
  readonly shareHotel: {
    readonly url: string;
  } | null | undefined;
};
export type useShareHotelMutation = {
  response: useShareHotelMutation$data;
  variables: useShareHotelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "epsPropertyId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "epsPropertyId",
        "variableName": "epsPropertyId"
      }
    ],
    "concreteType": "HotelShare",
    "kind": "LinkedField",
    "name": "shareHotel",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
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
    "name": "useShareHotelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useShareHotelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b5e450687c8d5192150b8c29ae800df87352a94762d221e5e7f968cd26b78e9",
    "metadata": {},
    "name": "useShareHotelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0e73ca3b9a20db10ce01a64afebd05d";

export default node;
