/**
 * @generated SignedSource<<a95dcd3918c4e8849407379995329a8d>>
 * @relayHash 8ec5ab06a30144b59ee208ab7c036950
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b6af1a85515ec8408df5fab1060e8ba24452f020e43b317d30eaa670648fa63

import type { ConcreteRequest } from 'relay-runtime';
export type usePaperDownloadQuery$variables = {
  paperId: string;
};
export type usePaperDownloadQuery$data = {
  readonly paperDownloadLink: {
    readonly url: string;
  } | null | undefined;
};
export type usePaperDownloadQuery = {
  response: usePaperDownloadQuery$data;
  variables: usePaperDownloadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "paperId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "paperId",
        "variableName": "paperId"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "paperDownloadLink",
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
    "name": "usePaperDownloadQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePaperDownloadQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7b6af1a85515ec8408df5fab1060e8ba24452f020e43b317d30eaa670648fa63",
    "metadata": {},
    "name": "usePaperDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "400d2c1c0629d947c35ba06bb69eaff2";

export default node;
