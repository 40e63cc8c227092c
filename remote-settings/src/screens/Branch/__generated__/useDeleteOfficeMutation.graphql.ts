/**
 * @generated SignedSource<<d7482596d8cc9a9af6ae3bc109dd8e97>>
 * @relayHash 34e0a528cc1cc370a837c94be107e841
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61191982c6a50d8871d00a9dc3372883861873facf6db2f0216b7c8fc0214188

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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "addedBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "addedAt",
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
    "id": "61191982c6a50d8871d00a9dc3372883861873facf6db2f0216b7c8fc0214188",
    "metadata": {},
    "name": "useDeleteOfficeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b82aae1ce05328d24d7f6aecaed9a79";

export default node;
