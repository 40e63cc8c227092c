/**
 * @generated SignedSource<<3f6f9dc86b49a3669cf861e1bf931872>>
 * @relayHash c3bf66a5c4d2f2081bea54b12a464ae9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 800370e7afaef720e7e3ef7144ec77fcac56aa75158e93159e835dd613c436d8

import type { ConcreteRequest } from 'relay-runtime';
export type useReceiptDownloadQuery$variables = {
  receiptId: string;
};
export type useReceiptDownloadQuery$data = {
  readonly receiptDownloadLink: {
    readonly url: string;
  } | null | undefined;
};
export type useReceiptDownloadQuery = {
  response: useReceiptDownloadQuery$data;
  variables: useReceiptDownloadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "receiptId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "receiptId",
        "variableName": "receiptId"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "receiptDownloadLink",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useReceiptDownloadQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReceiptDownloadQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "800370e7afaef720e7e3ef7144ec77fcac56aa75158e93159e835dd613c436d8",
    "metadata": {},
    "name": "useReceiptDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2b6aeeeffa4d5d770f10607bbfff2f46";

export default node;
