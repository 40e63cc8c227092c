/**
 * @generated SignedSource<<ec1ad9c06cdde2b8c93845b9ed314567>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailablePaymentMethod = "CREDIT_CARD_AND_INVOICE" | "CREDIT_CARD_ONLY" | "INVOICE_ONLY" | "%future added value";
export type CardBrand = "AMEX" | "DINERS" | "DISCOVER" | "JCB" | "MASTERCARD" | "UNIONPAY" | "UNKNOWN" | "VISA" | "%future added value";
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
      readonly availablePaymentMethod: AvailablePaymentMethod;
      readonly cashBalance: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PaymentForm_payer";
};
export type PaymentForm_payer$key = {
  readonly " $data"?: PaymentForm_payer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentForm_payer">;
};

const node: ReaderFragment = {
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
          "concreteType": "CompanyBranch",
          "kind": "LinkedField",
          "name": "companyBranch",
          "plural": false,
          "selections": [
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
              "kind": "ScalarField",
              "name": "cashBalance",
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

(node as any).hash = "5fb55fb9baddc68273a6bf45dfac94a4";

export default node;
