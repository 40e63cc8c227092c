/**
 * @generated SignedSource<<37088d60c8132219faa85df6c816ba36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "DRAFT" | "ISSUED" | "OVERDUE" | "PAID" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceState_invoice$data = {
  readonly invoiceNumber: string;
  readonly paidAt: string | null | undefined;
  readonly status: InvoiceStatus;
  readonly " $fragmentType": "InvoiceState_invoice";
};
export type InvoiceState_invoice$key = {
  readonly " $data"?: InvoiceState_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceState_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceState_invoice",
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
      "name": "invoiceNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAt",
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "4d676d0c0aa99f843759404331498387";

export default node;
