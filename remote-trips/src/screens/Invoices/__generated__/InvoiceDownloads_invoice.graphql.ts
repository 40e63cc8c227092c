/**
 * @generated SignedSource<<f0c6f3cb1441a01501cb319ef5cd8f2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "DRAFT" | "ISSUED" | "OVERDUE" | "PAID" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceDownloads_invoice$data = {
  readonly id: string;
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
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "3106db9127894d00f355bfd1f6af4de2";

export default node;
