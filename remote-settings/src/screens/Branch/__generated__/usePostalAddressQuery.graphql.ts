/**
 * @generated SignedSource<<cc2286b7824d4d91e23e15366555bdbf>>
 * @relayHash b46d5429010fb7ee26897721d8642d5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94d78a4fdeb52db92a9b4efbfc391300df9721c0c8149552715e0e334bdf67f9

import type { ConcreteRequest } from 'relay-runtime';
export type usePostalAddressQuery$variables = {
  postalCode: string;
};
export type usePostalAddressQuery$data = {
  readonly postalAddress: {
    readonly cityAndLine: string;
    readonly state: string;
  } | null | undefined;
};
export type usePostalAddressQuery = {
  response: usePostalAddressQuery$data;
  variables: usePostalAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "postalCode"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "postalCode",
        "variableName": "postalCode"
      }
    ],
    "concreteType": "PostalAddress",
    "kind": "LinkedField",
    "name": "postalAddress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cityAndLine",
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
    "name": "usePostalAddressQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePostalAddressQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "94d78a4fdeb52db92a9b4efbfc391300df9721c0c8149552715e0e334bdf67f9",
    "metadata": {},
    "name": "usePostalAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "256ceaf3ccc12f07a791d4655414027f";

export default node;
