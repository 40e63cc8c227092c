/**
 * @generated SignedSource<<152cbd966b19c5515f0cffecc3a29f8c>>
 * @relayHash e2ccc3603e579d8f279e5cbb123fff6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3aee50cc95f6a10745d68e10a3b7561315bdd0d86ffb99ca590abe89490f1b25

import type { ConcreteRequest } from 'relay-runtime';
export type VoucherDownloadQuery$variables = {
  key: string;
  language: string;
  roomNumbers: ReadonlyArray<number>;
};
export type VoucherDownloadQuery$data = {
  readonly travelVoucherDownloadLinkByKey: {
    readonly url: string;
  } | null | undefined;
};
export type VoucherDownloadQuery = {
  response: VoucherDownloadQuery$data;
  variables: VoucherDownloadQuery$variables;
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
    "name": "VoucherDownloadQuery",
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
    "name": "VoucherDownloadQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3aee50cc95f6a10745d68e10a3b7561315bdd0d86ffb99ca590abe89490f1b25",
    "metadata": {},
    "name": "VoucherDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "49fe7ab3d6af9b91f83b2845b9c748f7";

export default node;
