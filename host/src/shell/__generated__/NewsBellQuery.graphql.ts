/**
 * @generated SignedSource<<c4ecd08cdc3acadc45d72e24663cbd24>>
 * @relayHash 518b3d00ba221eeb149b3e41d375dad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53e1715cac805ef22505766d553765d1be8d9339cbb6c22d52fa2014b039f9f1

import type { ConcreteRequest } from 'relay-runtime';
export type NewsBellQuery$variables = Record<PropertyKey, never>;
export type NewsBellQuery$data = {
  readonly newsList: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly publishedAt: string;
    } | null | undefined>;
  };
};
export type NewsBellQuery = {
  response: NewsBellQuery$data;
  variables: NewsBellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 9
      }
    ],
    "concreteType": "NewsConnection",
    "kind": "LinkedField",
    "name": "newsList",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NewsItem",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "newsList(first:9)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewsBellQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewsBellQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "53e1715cac805ef22505766d553765d1be8d9339cbb6c22d52fa2014b039f9f1",
    "metadata": {},
    "name": "NewsBellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "121449e9446d02e636b3c18c3b0e7a59";

export default node;
