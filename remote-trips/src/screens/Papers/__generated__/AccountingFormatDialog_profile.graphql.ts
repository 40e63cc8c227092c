/**
 * @generated SignedSource<<696dfa9a5d4a8ba75f129fec4786a233>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountingCharset = "SHIFT_JIS" | "UTF_8" | "%future added value";
export type AccountingDateFormat = "COMPACT" | "HYPHENS" | "SLASHES" | "%future added value";
export type AccountingField = "CHECKIN" | "CHECKOUT" | "CITY" | "COMPANY_CODE" | "CREDIT_ACCOUNT" | "CREDIT_DEPARTMENT" | "CREDIT_TAX_CODE" | "CREDIT_TAX_PRICE" | "DEBIT_ACCOUNT" | "DEBIT_DEPARTMENT" | "DEBIT_TAX_CODE" | "DEBIT_TAX_PRICE" | "DEPARTMENT_CODE" | "DESCRIPTION" | "DIRECTION" | "EMPLOYEE" | "ENTERED_ON" | "EXPENSE_ACCOUNT" | "FIXED_TEXT" | "GUEST" | "HOTEL" | "KEY" | "NIGHTS" | "PAYMENT_TYPE" | "PRICE" | "REGISTRATION_NUMBER" | "SELLER" | "TAX_BASIS" | "TAX_CODE" | "TAX_PRICE" | "%future added value";
export type AccountingSign = "MINUS" | "SIDES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountingFormatDialog_profile$data = {
  readonly charset: AccountingCharset;
  readonly columns: ReadonlyArray<{
    readonly field: AccountingField;
    readonly text: string | null | undefined;
    readonly title: string;
  }>;
  readonly dateFormat: AccountingDateFormat;
  readonly hasHeader: boolean;
  readonly id: string;
  readonly name: string;
  readonly sign: AccountingSign;
  readonly " $fragmentType": "AccountingFormatDialog_profile";
};
export type AccountingFormatDialog_profile$key = {
  readonly " $data"?: AccountingFormatDialog_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountingFormatDialog_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountingFormatDialog_profile",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "charset",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateFormat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sign",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasHeader",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountingColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountingProfile",
  "abstractKey": null
};

(node as any).hash = "c132131bcf743d8e4562ea91796a31b6";

export default node;
