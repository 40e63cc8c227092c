/**
 * @generated SignedSource<<9c81fc7c1b9f195f553bcdbaff7ff5de>>
 * @relayHash 6540d4459368b176c0b18cdcd6989c55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b44f7cf10f300b1011ce30d8c829c7bfb96fb73064af056bc744adbcab442e6a

import type { ConcreteRequest } from 'relay-runtime';
export type PdfGuideScreenQuery$variables = Record<PropertyKey, never>;
export type PdfGuideScreenQuery$data = {
  readonly pdfPrintGuide: {
    readonly body: string;
    readonly title: string;
  };
};
export type PdfGuideScreenQuery = {
  response: PdfGuideScreenQuery$data;
  variables: PdfGuideScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PdfPrintGuide",
    "kind": "LinkedField",
    "name": "pdfPrintGuide",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PdfGuideScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PdfGuideScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b44f7cf10f300b1011ce30d8c829c7bfb96fb73064af056bc744adbcab442e6a",
    "metadata": {},
    "name": "PdfGuideScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7793a820024f0fcbc4646d47505eeb6a";

export default node;
