/**
 * @generated SignedSource<<60590b9a376d30f528d32d1768ed6613>>
 * @relayHash 907608f0ce37378b72a63eb11b419ece
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d09a5ba14cabd2fbbc955f9a673499cfa4839a430d8ff8d4ccb9fdb909a8705

import type { ConcreteRequest } from 'relay-runtime';
export type useVoucherDownloadQuery$variables = {
  key: string;
  language: string;
  roomNumbers: ReadonlyArray<number>;
};
export type useVoucherDownloadQuery$data = {
  readonly travelVoucherDownloadLinkByKey: {
    readonly url: string;
  } | null | undefined;
};
export type useVoucherDownloadQuery = {
  response: useVoucherDownloadQuery$data;
  variables: useVoucherDownloadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "roomNumbers"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "key"
      },
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      },
      {
        "kind": "Variable",
        "name": "roomNumbers",
        "variableName": "roomNumbers"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "travelVoucherDownloadLinkByKey",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useVoucherDownloadQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useVoucherDownloadQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "7d09a5ba14cabd2fbbc955f9a673499cfa4839a430d8ff8d4ccb9fdb909a8705",
    "metadata": {},
    "name": "useVoucherDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b183a08a26abf140b5a91d75d04057f1";

export default node;
