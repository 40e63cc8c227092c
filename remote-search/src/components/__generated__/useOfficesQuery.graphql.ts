/**
 * @generated SignedSource<<3a15f499df4644615760b51dbcbba686>>
 * @relayHash e03a61752f4891a66195c75145072a0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f434aba4c3303ac1eadc50d29bfbf46137453f60f574c31da8f0a254250517bf

import type { ConcreteRequest } from 'relay-runtime';
export type useOfficesQuery$variables = Record<PropertyKey, never>;
export type useOfficesQuery$data = {
  readonly myself: {
    readonly offices: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly place: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type useOfficesQuery = {
  response: useOfficesQuery$data;
  variables: useOfficesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Office",
  "kind": "LinkedField",
  "name": "offices",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchSuggestionSpot",
      "kind": "LinkedField",
      "name": "place",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOfficesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Myself",
        "kind": "LinkedField",
        "name": "myself",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOfficesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Myself",
        "kind": "LinkedField",
        "name": "myself",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f434aba4c3303ac1eadc50d29bfbf46137453f60f574c31da8f0a254250517bf",
    "metadata": {},
    "name": "useOfficesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a16d5547559842794f6c193a99749864";

export default node;
