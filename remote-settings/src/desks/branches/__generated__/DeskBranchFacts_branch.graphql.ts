/**
 * @generated SignedSource<<da81634e6720e9483ac8ed8cacead6ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailablePaymentMethod = "CREDIT_CARD_AND_INVOICE" | "CREDIT_CARD_ONLY" | "INVOICE_ONLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeskBranchFacts_branch$data = {
  readonly agency: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly availablePaymentMethod: AvailablePaymentMethod;
  readonly cashBalance: number;
  readonly cityAndLine: string | null | undefined;
  readonly companyCode: string;
  readonly companyIdByEmployee: string | null | undefined;
  readonly departmentIdByEmployee: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly phoneExtension: string | null | undefined;
  readonly postalCode: string | null | undefined;
  readonly state: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BranchStatusBadge_branch">;
  readonly " $fragmentType": "DeskBranchFacts_branch";
};
export type DeskBranchFacts_branch$key = {
  readonly " $data"?: DeskBranchFacts_branch$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskBranchFacts_branch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskBranchFacts_branch",
  "selections": [
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
      "name": "cashBalance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availablePaymentMethod",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BranchStatusBadge_branch"
    }
  ],
  "type": "CompanyBranch",
  "abstractKey": null
};

(node as any).hash = "efce5c7c30c420d48c0186e8228e5ef3";

export default node;
