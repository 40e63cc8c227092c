/**
 * @generated SignedSource<<6d5a475beea9c64a787b2eade882e59d>>
 * @relayHash d169a5c5fba795618895a37987fd7b47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4d4a0b445bfcf0b4f58fea6cd894246c51a5598d9f7a2137275040f42ed6f26

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BranchErrorCode = "BRANCH_NOT_FOUND" | "CONTAINS_LINK" | "FORBIDDEN" | "INVALID_PHONE" | "INVALID_POSTAL_CODE" | "REQUIRED" | "TOO_LONG" | "UNEXPECTED" | "%future added value";
export type UpdateCompanyBranchInput = {
  branchId: string;
  branchName?: string | null | undefined;
  cityAndLine?: string | null | undefined;
  companyIdByEmployee?: string | null | undefined;
  departmentIdByEmployee?: string | null | undefined;
  phone?: string | null | undefined;
  phoneExtension?: string | null | undefined;
  postalCode?: string | null | undefined;
  state?: string | null | undefined;
};
export type useUpdateCompanyBranchMutation$variables = {
  input: UpdateCompanyBranchInput;
};
export type useUpdateCompanyBranchMutation$data = {
  readonly updateCompanyBranch: {
    readonly __typename: "UpdateCompanyBranchError";
    readonly errorCode: BranchErrorCode;
    readonly field: string | null | undefined;
  } | {
    readonly __typename: "UpdateCompanyBranchSuccess";
    readonly companyBranch: {
      readonly " $fragmentSpreads": FragmentRefs<"BranchForm_branch">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateCompanyBranchMutation = {
  response: useUpdateCompanyBranchMutation$data;
  variables: useUpdateCompanyBranchMutation$variables;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "type": "UpdateCompanyBranchError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateCompanyBranchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateCompanyBranch",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyBranch",
                "kind": "LinkedField",
                "name": "companyBranch",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "BranchForm_branch"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateCompanyBranchSuccess",
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
    "name": "useUpdateCompanyBranchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateCompanyBranch",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyBranch",
                "kind": "LinkedField",
                "name": "companyBranch",
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
                    "name": "branchName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "postalCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cityAndLine",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "phone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "phoneExtension",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "companyIdByEmployee",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "departmentIdByEmployee",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateCompanyBranchSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a4d4a0b445bfcf0b4f58fea6cd894246c51a5598d9f7a2137275040f42ed6f26",
    "metadata": {},
    "name": "useUpdateCompanyBranchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d1b9532e8048d2d77e45538a67de3d69";

export default node;
