/**
 * @generated SignedSource<<48c2678e5ef614a85e882747a75db953>>
 * @relayHash ac4f35483780647d24e467320e4ce89d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6373d7aebf948a3bd87a4e26b53b97cfcdb3f83d3837cb4868c41e81bee6f77a

import type { ConcreteRequest } from 'relay-runtime';
export type AccountingCharset = "SHIFT_JIS" | "UTF_8" | "%future added value";
export type AccountingDateFormat = "COMPACT" | "HYPHENS" | "SLASHES" | "%future added value";
export type AccountingField = "CHECKIN" | "CHECKOUT" | "CITY" | "COMPANY_CODE" | "CREDIT_ACCOUNT" | "CREDIT_DEPARTMENT" | "CREDIT_TAX_CODE" | "CREDIT_TAX_PRICE" | "DEBIT_ACCOUNT" | "DEBIT_DEPARTMENT" | "DEBIT_TAX_CODE" | "DEBIT_TAX_PRICE" | "DEPARTMENT_CODE" | "DESCRIPTION" | "DIRECTION" | "EMPLOYEE" | "ENTERED_ON" | "EXPENSE_ACCOUNT" | "FIXED_TEXT" | "GUEST" | "HOTEL" | "KEY" | "NIGHTS" | "PAYMENT_TYPE" | "PRICE" | "REGISTRATION_NUMBER" | "SELLER" | "TAX_BASIS" | "TAX_CODE" | "TAX_PRICE" | "%future added value";
export type AccountingSign = "MINUS" | "SIDES" | "%future added value";
export type AccountingFormatInput = {
  charset: AccountingCharset;
  columns: ReadonlyArray<AccountingColumnInput>;
  dateFormat: AccountingDateFormat;
  hasHeader: boolean;
  sign: AccountingSign;
};
export type AccountingColumnInput = {
  field: AccountingField;
  text?: string | null | undefined;
  title: string;
};
export type useFormatPreviewQuery$variables = {
  input: AccountingFormatInput;
};
export type useFormatPreviewQuery$data = {
  readonly accountingPreview: {
    readonly isExample: boolean;
    readonly replacements: ReadonlyArray<{
      readonly character: string;
      readonly replacement: string;
    }>;
    readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  };
};
export type useFormatPreviewQuery = {
  response: useFormatPreviewQuery$data;
  variables: useFormatPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AccountingPreview",
    "kind": "LinkedField",
    "name": "accountingPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isExample",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rows",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountingReplacement",
        "kind": "LinkedField",
        "name": "replacements",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "character",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "replacement",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useFormatPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFormatPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6373d7aebf948a3bd87a4e26b53b97cfcdb3f83d3837cb4868c41e81bee6f77a",
    "metadata": {},
    "name": "useFormatPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "714ac4656488a869225aa637253c42bd";

export default node;
