/**
 * @generated SignedSource<<4bcaa1462a86d9b08973849588597f58>>
 * @relayHash 166a647c801aa437977208c7ee8ecc7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b71944dc47f8c98a140c6620788d2d0a84897eafb617df4c1f2d7c3ab6d5d020

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencySealErrorCode = "AGENCY_NOT_FOUND" | "CHANGED_MEANWHILE" | "FORBIDDEN" | "NOT_PNG_OR_JPEG" | "TOO_MANY_BYTES" | "TOO_MANY_PIXELS" | "UNEXPECTED" | "UNREADABLE_PICTURE" | "%future added value";
export type UpdateAgencySealInput = {
  agencyId: string;
  picture?: string | null | undefined;
};
export type useUpdateSealMutation$variables = {
  input: UpdateAgencySealInput;
};
export type useUpdateSealMutation$data = {
  readonly updateAgencySeal: {
    readonly __typename: "UpdateAgencySealError";
    readonly errorCode: AgencySealErrorCode;
  } | {
    readonly __typename: "UpdateAgencySealSuccess";
    readonly agency: {
      readonly " $fragmentSpreads": FragmentRefs<"SealCard_agency">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateSealMutation = {
  response: useUpdateSealMutation$data;
  variables: useUpdateSealMutation$variables;
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
  "type": "UpdateAgencySealError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateSealMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateAgencySeal",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SealCard_agency"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateAgencySealSuccess",
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
    "name": "useUpdateSealMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateAgencySeal",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
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
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "seal",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateAgencySealSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b71944dc47f8c98a140c6620788d2d0a84897eafb617df4c1f2d7c3ab6d5d020",
    "metadata": {},
    "name": "useUpdateSealMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb60b6e86106bab7646311674b2db1ea";

export default node;
