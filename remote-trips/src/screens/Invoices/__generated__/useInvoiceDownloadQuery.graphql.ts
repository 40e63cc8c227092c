/**
 * @generated SignedSource<<6d2e9eaeec9a0e1f843ebf266aacc8c3>>
 * @relayHash 10b1c973bac1fb7bc85abeb465a7a175
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6919e55cd676c163c9d4be821b02d5cb9693b785afb6fa86b93e31d73455981

import type { ConcreteRequest } from 'relay-runtime';
export type DocFormat = "CSV" | "JP_PINT" | "PDF" | "%future added value";
export type InvoiceDownloadLinkInput = {
  format?: DocFormat;
  invoiceId: string;
};
export type useInvoiceDownloadQuery$variables = {
  input: InvoiceDownloadLinkInput;
};
export type useInvoiceDownloadQuery$data = {
  readonly invoiceDownloadLink: {
    readonly url: string;
  } | null | undefined;
};
export type useInvoiceDownloadQuery = {
  response: useInvoiceDownloadQuery$data;
  variables: useInvoiceDownloadQuery$variables;
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
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "invoiceDownloadLink",
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
    "name": "useInvoiceDownloadQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvoiceDownloadQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d6919e55cd676c163c9d4be821b02d5cb9693b785afb6fa86b93e31d73455981",
    "metadata": {},
    "name": "useInvoiceDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "14d4ac1707df529e158d3d9331293b2f";

export default node;
