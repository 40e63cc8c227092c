/**
 * @generated SignedSource<<279636506bf41c0b894d4431ab3f87e0>>
 * @relayHash d984e3ae49fdb420083d3e117415f75e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13aa732496733907b3247d58a36d98f0ee0a8d0d2bfdf7b9f4b916bf3b5de450

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfficeErrorCode = "CHANGED_MEANWHILE" | "INVALID_NAME" | "NAME_TAKEN" | "OFFICE_NOT_FOUND" | "PLACE_NOT_FOUND" | "TOO_MANY" | "%future added value";
export type AddOfficeInput = {
  name: string;
  regionId: string;
};
export type useAddOfficeMutation$variables = {
  input: AddOfficeInput;
};
export type useAddOfficeMutation$data = {
  readonly addOffice: {
    readonly __typename: "AddOfficeError";
    readonly errorCode: OfficeErrorCode;
  } | {
    readonly __typename: "AddOfficeSuccess";
    readonly myself: {
      readonly " $fragmentSpreads": FragmentRefs<"Offices_myself">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAddOfficeMutation = {
  response: useAddOfficeMutation$data;
  variables: useAddOfficeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorCode",
      "storageKey": null
    }
  ],
  "type": "AddOfficeError",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
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
    "name": "useAddOfficeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addOffice",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Myself",
                "kind": "LinkedField",
                "name": "myself",
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
            "type": "AddOfficeSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useAddOfficeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addOffice",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Myself",
                "kind": "LinkedField",
                "name": "myself",
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
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SearchSuggestionSpot",
                        "kind": "LinkedField",
                        "name": "place",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
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
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "AddOfficeSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "13aa732496733907b3247d58a36d98f0ee0a8d0d2bfdf7b9f4b916bf3b5de450",
    "metadata": {},
    "name": "useAddOfficeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3b1b54a5adc0fa1767a39ba0352dd59";

export default node;
