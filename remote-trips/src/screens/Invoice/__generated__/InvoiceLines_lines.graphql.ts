/**
 * @generated SignedSource<<6a50bb014e3df4b7f740585ea10fda55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceLineKind = "BOOKING" | "CANCEL_CREDIT" | "REFUND_CREDIT" | "%future added value";
export type TaxBasis = "HOTEL" | "OUTSIDE" | "OWN" | "PROXY" | "UNREGISTERED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceLines_lines$data = ReadonlyArray<{
  readonly canceled: boolean;
  readonly checkin: string;
  readonly checkout: string;
  readonly companyIdByEmployee: string | null | undefined;
  readonly deductiblePercent: number | null | undefined;
  readonly departmentIdByEmployee: string | null | undefined;
  readonly guestName: string;
  readonly hotelName: string;
  readonly hotelRegistrationNumber: string | null | undefined;
  readonly id: string;
  readonly isElsewhere: boolean;
  readonly isLocalTax: boolean;
  readonly kind: InvoiceLineKind;
  readonly price: number;
  readonly taxBasis: TaxBasis | null | undefined;
  readonly taxRatePercent: number | null | undefined;
  readonly travelId: string;
  readonly travelNumber: string;
  readonly " $fragmentType": "InvoiceLines_lines";
}>;
export type InvoiceLines_lines$key = ReadonlyArray<{
  readonly " $data"?: InvoiceLines_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceLines_lines">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InvoiceLines_lines",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canceled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocalTax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "travelId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "travelNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hotelName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guestName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkout",
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
      "name": "taxRatePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxBasis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isElsewhere",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hotelRegistrationNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deductiblePercent",
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
    }
  ],
  "type": "InvoiceLine",
  "abstractKey": null
};

(node as any).hash = "c6be36f8588febbe01acf594ca27c379";

export default node;
