/**
 * @generated SignedSource<<a69cf290f358a9b83d63aa91a0411616>>
 * @relayHash 5707ccd85905665c14a391ea77d5c8ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e091b2761208306fa73e88da46f12706f378f4d7558e7be00be6114ef2cfd95

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfficeErrorCode = "CHANGED_MEANWHILE" | "INVALID_NAME" | "NAME_TAKEN" | "OFFICE_NOT_FOUND" | "PLACE_NOT_FOUND" | "TOO_MANY" | "%future added value";
export type UpdateOfficeInput = {
  name?: string | null | undefined;
  officeId: string;
  regionId?: string | null | undefined;
  seen: SeenOfficeInput;
};
export type SeenOfficeInput = {
  name: string;
  regionId?: string | null | undefined;
};
export type useUpdateOfficeMutation$variables = {
  input: UpdateOfficeInput;
};
export type useUpdateOfficeMutation$data = {
  readonly updateOffice: {
    readonly __typename: "UpdateOfficeError";
    readonly current: {
      readonly offices: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly place: {
          readonly id: string;
          readonly name: string;
        } | null | undefined;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"Offices_myself">;
    } | null | undefined;
    readonly errorCode: OfficeErrorCode;
  } | {
    readonly __typename: "UpdateOfficeSuccess";
    readonly myself: {
      readonly " $fragmentSpreads": FragmentRefs<"Offices_myself">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateOfficeMutation = {
  response: useUpdateOfficeMutation$data;
  variables: useUpdateOfficeMutation$variables;
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "Offices_myself"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errorCode",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchSuggestionSpot",
  "kind": "LinkedField",
  "name": "place",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Office",
    "kind": "LinkedField",
    "name": "offices",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
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
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateOfficeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateOffice",
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateOfficeSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Myself",
                "kind": "LinkedField",
                "name": "current",
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
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateOfficeError",
            "abstractKey": null
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
    "name": "useUpdateOfficeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateOffice",
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
                "selections": (v8/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "UpdateOfficeSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Myself",
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "UpdateOfficeError",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8e091b2761208306fa73e88da46f12706f378f4d7558e7be00be6114ef2cfd95",
    "metadata": {},
    "name": "useUpdateOfficeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e3912b0cbdc7006965ab778e8da933f4";

export default node;
