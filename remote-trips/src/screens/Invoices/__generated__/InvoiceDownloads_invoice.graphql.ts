/**
 * @generated SignedSource<<ce8700e02ed181533ac933fe977ac856>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "DRAFT" | "ISSUED" | "OVERDUE" | "PAID" | "VOID" | "%future added value";
export type JpPintProblem = "BUYER_ID_MISSING" | "SELLER_NUMBER_MISSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceDownloads_invoice$data = {
  readonly id: string;
  readonly jpPintProblem: JpPintProblem | null | undefined;
  readonly startDate: string;
  readonly status: InvoiceStatus;
  readonly " $fragmentType": "InvoiceDownloads_invoice";
};
export type InvoiceDownloads_invoice$key = {
  readonly " $data"?: InvoiceDownloads_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceDownloads_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceDownloads_invoice",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jpPintProblem",
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "6e637a233fdf0162c621bbf42d7890e1";

export default node;
