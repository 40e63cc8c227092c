/**
 * @generated SignedSource<<126a70b01dc7bed2975fcff449af6682>>
 * @relayHash 774d2adcf1221d24d7f0d89a7232eee7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a9f5d7656b2b5a48a636b0f98a6639c9778d2ff2ad73797409805b6ed6836e8

import type { ConcreteRequest } from 'relay-runtime';
export type NewsItemScreenQuery$variables = {
  id: string;
};
export type NewsItemScreenQuery$data = {
  readonly newsItem: {
    readonly body: string;
    readonly publishedAt: string;
    readonly title: string;
  } | null | undefined;
};
export type NewsItemScreenQuery = {
  response: NewsItemScreenQuery$data;
  variables: NewsItemScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "NewsItemScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "NewsItem",
        "kind": "LinkedField",
        "name": "newsItem",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewsItemScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "NewsItem",
        "kind": "LinkedField",
        "name": "newsItem",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "8a9f5d7656b2b5a48a636b0f98a6639c9778d2ff2ad73797409805b6ed6836e8",
    "metadata": {},
    "name": "NewsItemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8e28c5109fb74ea3aa9e2d237290b02d";

export default node;
