/**
 * @generated SignedSource<<10a0ecd5592aa12f9d2b7466ae673fa7>>
 * @relayHash 16928fe13f5daa2a2eabc1b87264d32f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a477c213aa5ceb47a90983f523c965a014e29fc6c739dd4c79188e9fabf3211

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDeleteOfficeMutation$variables = {
  id: string;
};
export type useDeleteOfficeMutation$data = {
  readonly deleteOffice: {
    readonly " $fragmentSpreads": FragmentRefs<"Offices_myself">;
  };
};
export type useDeleteOfficeMutation = {
  response: useDeleteOfficeMutation$data;
  variables: useDeleteOfficeMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteOfficeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Myself",
        "kind": "LinkedField",
        "name": "deleteOffice",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Offices_myself"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteOfficeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Myself",
        "kind": "LinkedField",
        "name": "deleteOffice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Office",
            "kind": "LinkedField",
            "name": "offices",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SearchSuggestionSpot",
                "kind": "LinkedField",
                "name": "place",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2a477c213aa5ceb47a90983f523c965a014e29fc6c739dd4c79188e9fabf3211",
    "metadata": {},
    "name": "useDeleteOfficeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b82aae1ce05328d24d7f6aecaed9a79";

export default node;
