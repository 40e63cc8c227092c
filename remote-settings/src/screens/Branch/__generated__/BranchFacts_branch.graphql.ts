/**
 * @generated SignedSource<<28ad154ed8cead0a2c209903dfce7969>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailablePaymentMethod = "CREDIT_CARD_AND_INVOICE" | "CREDIT_CARD_ONLY" | "INVOICE_ONLY" | "%future added value";
export type BranchStatus = "ACTIVE" | "CLOSED" | "PENDING" | "SUSPENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BranchFacts_branch$data = {
  readonly availablePaymentMethod: AvailablePaymentMethod;
  readonly cashBalance: number;
  readonly companyCode: string;
  readonly companyName: string;
  readonly status: BranchStatus;
  readonly " $fragmentType": "BranchFacts_branch";
};
export type BranchFacts_branch$key = {
  readonly " $data"?: BranchFacts_branch$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchFacts_branch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BranchFacts_branch",
  "selections": [
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
      "name": "companyCode",
      "storageKey": null
    },
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
      "name": "cashBalance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availablePaymentMethod",
      "storageKey": null
    }
  ],
  "type": "CompanyBranch",
  "abstractKey": null
};

(node as any).hash = "b55dc1781b197ce7f5023e76b4930e62";

export default node;
