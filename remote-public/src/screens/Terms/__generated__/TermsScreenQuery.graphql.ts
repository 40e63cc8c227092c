/**
 * @generated SignedSource<<b752e1bc0cf3eb108f0af2c3b4e9b812>>
 * @relayHash 7f5a8d47ffcea71ba32bf4a21fc178b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3089647700525c56aa0131bf1150d122b83051cd6d323fb96d50ea41c79602bc

import type { ConcreteRequest } from 'relay-runtime';
export type TermsScreenQuery$variables = {
  contentId: string;
};
export type TermsScreenQuery$data = {
  readonly terms: {
    readonly body: string;
    readonly title: string;
  } | null | undefined;
};
export type TermsScreenQuery = {
  response: TermsScreenQuery$data;
  variables: TermsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contentId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "contentId",
        "variableName": "contentId"
      }
    ],
    "concreteType": "Terms",
    "kind": "LinkedField",
    "name": "terms",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TermsScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TermsScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3089647700525c56aa0131bf1150d122b83051cd6d323fb96d50ea41c79602bc",
    "metadata": {},
    "name": "TermsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b10f97d22195970d9247f63f3998a824";

export default node;
