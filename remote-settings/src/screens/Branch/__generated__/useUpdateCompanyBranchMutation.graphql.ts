/**
 * @generated SignedSource<<88c43265f75f16a78d0f0819f4db5557>>
 * @relayHash 71054f76a8d6f19db33cc61bbd7c4599
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 544bf6f61e121a4711c43c5e87a0af3d1139f5a29920e076010146714a3e0301

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BranchErrorCode = "BRANCH_NOT_FOUND" | "CHANGED_MEANWHILE" | "CONTAINS_LINK" | "FORBIDDEN" | "INVALID_PEPPOL_ID" | "INVALID_PHONE" | "INVALID_POSTAL_CODE" | "REQUIRED" | "TOO_LONG" | "UNEXPECTED" | "%future added value";
export type UpdateCompanyBranchInput = {
  branchId: string;
  branchName?: string | null | undefined;
  cityAndLine?: string | null | undefined;
  companyIdByEmployee?: string | null | undefined;
  departmentIdByEmployee?: string | null | undefined;
  peppolId?: string | null | undefined;
  phone?: string | null | undefined;
  phoneExtension?: string | null | undefined;
  postalCode?: string | null | undefined;
  seen?: SeenCompanyBranchInput | null | undefined;
  state?: string | null | undefined;
};
export type SeenCompanyBranchInput = {
  branchName?: string | null | undefined;
  cityAndLine?: string | null | undefined;
  companyIdByEmployee?: string | null | undefined;
  departmentIdByEmployee?: string | null | undefined;
  peppolId?: string | null | undefined;
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
    readonly currentBranch: {
      readonly " $fragmentSpreads": FragmentRefs<"BranchForm_branch">;
    } | null | undefined;
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
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "BranchForm_branch"
  }
],
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
  "name": "field",
  "storageKey": null
},
v6 = [
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "peppolId",
    "storageKey": null
  }
];
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
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "UpdateCompanyBranchSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyBranch",
                "kind": "LinkedField",
                "name": "currentBranch",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "UpdateCompanyBranchError",
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
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "UpdateCompanyBranchSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyBranch",
                "kind": "LinkedField",
                "name": "currentBranch",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "UpdateCompanyBranchError",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "544bf6f61e121a4711c43c5e87a0af3d1139f5a29920e076010146714a3e0301",
    "metadata": {},
    "name": "useUpdateCompanyBranchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "08db21fe59e74a66b170f0779baf2d0d";

export default node;
