/**
 * @generated SignedSource<<15cd67f41e49d0ffcdc27ff21f4b22a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BranchForm_branch$data = {
  readonly branchName: string;
  readonly cityAndLine: string | null | undefined;
  readonly companyIdByEmployee: string | null | undefined;
  readonly departmentIdByEmployee: string | null | undefined;
  readonly id: string;
  readonly peppolId: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly phoneExtension: string | null | undefined;
  readonly postalCode: string | null | undefined;
  readonly state: string | null | undefined;
  readonly " $fragmentType": "BranchForm_branch";
};
export type BranchForm_branch$key = {
  readonly " $data"?: BranchForm_branch$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchForm_branch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BranchForm_branch",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "peppolId",
      "storageKey": null
    }
  ],
  "type": "CompanyBranch",
  "abstractKey": null
};

(node as any).hash = "39d466a0a4e1cfcc408f518805fb1bb6";

export default node;
