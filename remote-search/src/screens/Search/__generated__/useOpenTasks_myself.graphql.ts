/**
 * @generated SignedSource<<de27f3c83865e9305b49966199712a14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "DRAFT" | "ISSUED" | "OVERDUE" | "PAID" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOpenTasks_myself$data = {
  readonly unpaidInvoices: ReadonlyArray<{
    readonly dueDate: string;
    readonly id: string;
    readonly openPrice: number;
    readonly startDate: string;
    readonly status: InvoiceStatus;
  }>;
  readonly " $fragmentType": "useOpenTasks_myself";
};
export type useOpenTasks_myself$key = {
  readonly " $data"?: useOpenTasks_myself$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOpenTasks_myself">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOpenTasks_myself",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "unpaidInvoices",
      "plural": true,
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
          "name": "dueDate",
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
          "name": "openPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Myself",
  "abstractKey": null
};

(node as any).hash = "d60e3fc3c2132c8bd30fa929afa53412";

export default node;
