/**
 * @generated SignedSource<<043ae66e5e0085ccc7a42e1ae043c308>>
 * @relayHash 14ea1aee3274727c3addcffe9150469d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af320b5a72e2bbb838425a2a6d41c6d7101af09fb53faf55de43fd806cdf37a1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyPictureErrorCode = "AGENCY_NOT_FOUND" | "CHANGED_MEANWHILE" | "FORBIDDEN" | "NOT_PNG_OR_JPEG" | "TOO_MANY_BYTES" | "TOO_MANY_PIXELS" | "UNEXPECTED" | "UNREADABLE_PICTURE" | "%future added value";
export type AgencyPictureKind = "LOGO" | "SEAL" | "%future added value";
export type UpdateAgencyPictureInput = {
  agencyId: string;
  kind: AgencyPictureKind;
  picture?: string | null | undefined;
};
export type useUpdatePictureMutation$variables = {
  input: UpdateAgencyPictureInput;
};
export type useUpdatePictureMutation$data = {
  readonly updateAgencyPicture: {
    readonly __typename: "UpdateAgencyPictureError";
    readonly errorCode: AgencyPictureErrorCode;
  } | {
    readonly __typename: "UpdateAgencyPictureSuccess";
    readonly agency: {
      readonly " $fragmentSpreads": FragmentRefs<"PictureCard_agency">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdatePictureMutation = {
  response: useUpdatePictureMutation$data;
  variables: useUpdatePictureMutation$variables;
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
  "type": "UpdateAgencyPictureError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdatePictureMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateAgencyPicture",
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
                    "name": "PictureCard_agency"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateAgencyPictureSuccess",
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
    "name": "useUpdatePictureMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateAgencyPicture",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "paperLogo",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateAgencyPictureSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "af320b5a72e2bbb838425a2a6d41c6d7101af09fb53faf55de43fd806cdf37a1",
    "metadata": {},
    "name": "useUpdatePictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "633329d14d856e75a6705c0d492997c6";

export default node;
