/**
 * @generated SignedSource<<94bc42d8c081b59d0f50a8489b85d6c3>>
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
  readonly openPrice: number;
  readonly payments: ReadonlyArray<{
    readonly paidOn: string;
    readonly price: number;
    readonly removedAt: string | null | undefined;
  }>;
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
      "name": "openPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoicePayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "e5feddd3645b22b7087ba2816e7867f8";

export default node;
