/**
 * @generated SignedSource<<a8ff433c941955c43becce2a3a874449>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailablePaymentMethod = "CREDIT_CARD_AND_INVOICE" | "CREDIT_CARD_ONLY" | "INVOICE_ONLY" | "%future added value";
export type CardBrand = "AMEX" | "DINERS" | "DISCOVER" | "JCB" | "MASTERCARD" | "UNIONPAY" | "UNKNOWN" | "VISA" | "%future added value";
export type Permission = "AGENCY_DESK" | "BOOK" | "CANCEL" | "MANAGE_BRANCH" | "MANAGE_CARDS" | "MANAGE_EMPLOYEES" | "OPERATOR_DESK" | "VIEW_BRANCH_TRAVELS" | "VIEW_INVOICES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentForm_payer$data = {
  readonly creditCards: ReadonlyArray<{
    readonly brand: CardBrand;
    readonly expMonth: number;
    readonly expYear: number;
    readonly id: string;
    readonly last4: string;
    readonly nickname: string;
  }>;
  readonly myself: {
    readonly companyBranch: {
      readonly agency: {
        readonly availablePaymentMethod: AvailablePaymentMethod;
        readonly name: string;
      } | null | undefined;
      readonly availablePaymentMethod: AvailablePaymentMethod;
      readonly cashBalance: number;
    } | null | undefined;
    readonly permissions: ReadonlyArray<Permission>;
  } | null | undefined;
  readonly " $fragmentType": "PaymentForm_payer";
};
export type PaymentForm_payer$key = {
  readonly " $data"?: PaymentForm_payer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentForm_payer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availablePaymentMethod",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentForm_payer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditCard",
      "kind": "LinkedField",
      "name": "creditCards",
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
          "name": "nickname",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brand",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last4",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expMonth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expYear",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Myself",
      "kind": "LinkedField",
      "name": "myself",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "permissions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CompanyBranch",
          "kind": "LinkedField",
          "name": "companyBranch",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
              "concreteType": "Agency",
              "kind": "LinkedField",
              "name": "agency",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "90252fce2c75632a4ebfc5ea2e66017e";

export default node;
