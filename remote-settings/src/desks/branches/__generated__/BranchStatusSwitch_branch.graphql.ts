/**
 * @generated SignedSource<<b0eedf338b125ac93ad19047ab7cb17f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BranchStatus = "ACTIVE" | "CLOSED" | "PENDING" | "SUSPENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BranchStatusSwitch_branch$data = {
  readonly branchName: string;
  readonly companyName: string;
  readonly id: string;
  readonly status: BranchStatus;
  readonly " $fragmentType": "BranchStatusSwitch_branch";
};
export type BranchStatusSwitch_branch$key = {
  readonly " $data"?: BranchStatusSwitch_branch$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchStatusSwitch_branch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BranchStatusSwitch_branch",
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
      "name": "companyName",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "CompanyBranch",
  "abstractKey": null
};

(node as any).hash = "13dc8ec6941ba28346f060fee4c00235";

export default node;
