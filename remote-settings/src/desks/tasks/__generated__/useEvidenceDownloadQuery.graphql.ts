/**
 * @generated SignedSource<<d178000b03a0df81d3e704ee9a8380d7>>
 * @relayHash 8813f8f2f7f00914ba73e29c23ea9003
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71895742ac0338b2f42a65cc7636424c9aa989356685d89f6fdd154494ff515c

import type { ConcreteRequest } from 'relay-runtime';
export type useEvidenceDownloadQuery$variables = {
  taskId: string;
};
export type useEvidenceDownloadQuery$data = {
  readonly disputeEvidenceDownloadLink: {
    readonly url: string;
  } | null | undefined;
};
export type useEvidenceDownloadQuery = {
  response: useEvidenceDownloadQuery$data;
  variables: useEvidenceDownloadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "taskId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "taskId",
        "variableName": "taskId"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "disputeEvidenceDownloadLink",
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
    "name": "useEvidenceDownloadQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEvidenceDownloadQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "71895742ac0338b2f42a65cc7636424c9aa989356685d89f6fdd154494ff515c",
    "metadata": {},
    "name": "useEvidenceDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b58fa1a866640cc28ba0a3cf3248e99d";

export default node;
