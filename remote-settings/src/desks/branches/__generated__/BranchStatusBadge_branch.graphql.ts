/**
 * @generated SignedSource<<d640d00c7c8fcede1377340428a4c40d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BranchStatus = "ACTIVE" | "CLOSED" | "PENDING" | "SUSPENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BranchStatusBadge_branch$data = {
  readonly status: BranchStatus;
  readonly " $fragmentType": "BranchStatusBadge_branch";
};
export type BranchStatusBadge_branch$key = {
  readonly " $data"?: BranchStatusBadge_branch$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchStatusBadge_branch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BranchStatusBadge_branch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "CompanyBranch",
  "abstractKey": null
};

(node as any).hash = "45750737ae380495656de64d33db891b";

export default node;
