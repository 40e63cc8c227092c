/**
 * @generated SignedSource<<0756113d2c7cee4ea73c5e2ef9d44732>>
 * @relayHash 3550e910099fc163e238da3b5fc57787
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14be998a171a1f9b2128f520b4f3acf1590bc50e5aa9205e114890b90656b4c3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BranchStatus = "ACTIVE" | "CLOSED" | "PENDING" | "SUSPENDED" | "%future added value";
export type BranchStatusErrorCode = "BRANCH_NOT_FOUND" | "STATUS_NOT_ALLOWED" | "%future added value";
export type ChangeBranchStatusInput = {
  branchId: string;
  status: BranchStatus;
};
export type useChangeBranchStatusMutation$variables = {
  input: ChangeBranchStatusInput;
};
export type useChangeBranchStatusMutation$data = {
  readonly changeBranchStatus: {
    readonly __typename: "ChangeBranchStatusError";
    readonly errorCode: BranchStatusErrorCode;
  } | {
    readonly __typename: "ChangeBranchStatusSuccess";
    readonly companyBranch: {
      readonly " $fragmentSpreads": FragmentRefs<"BranchStatusBadge_branch" | "BranchStatusSwitch_branch">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useChangeBranchStatusMutation = {
  response: useChangeBranchStatusMutation$data;
  variables: useChangeBranchStatusMutation$variables;
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
  "type": "ChangeBranchStatusError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeBranchStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeBranchStatus",
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
                    "name": "BranchStatusBadge_branch"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "BranchStatusSwitch_branch"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ChangeBranchStatusSuccess",
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
    "name": "useChangeBranchStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeBranchStatus",
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
                    "name": "status",
                    "storageKey": null
                  },
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
                    "name": "companyName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "branchName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ChangeBranchStatusSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "14be998a171a1f9b2128f520b4f3acf1590bc50e5aa9205e114890b90656b4c3",
    "metadata": {},
    "name": "useChangeBranchStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "640999b357677b40b230daa050197a9e";

export default node;
