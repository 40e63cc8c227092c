/**
 * @generated SignedSource<<f17b591e7e9644ebbb80dfe92d6bde51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardBrand = "AMEX" | "DINERS" | "DISCOVER" | "JCB" | "MASTERCARD" | "UNIONPAY" | "UNKNOWN" | "VISA" | "%future added value";
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripPayment_travel$data = {
  readonly paymentType: PaymentType;
  readonly pricing: {
    readonly finalPaymentPrice: number;
    readonly refundPrice: number;
    readonly total: {
      readonly paymentPrice: number;
      readonly propertyPrice: {
        readonly mandatoryPrice: {
          readonly currency: string;
          readonly value: string;
        } | null | undefined;
        readonly mandatoryTaxPrice: {
          readonly currency: string;
          readonly value: string;
        } | null | undefined;
        readonly resortPrice: {
          readonly currency: string;
          readonly value: string;
        } | null | undefined;
        readonly total: {
          readonly currency: string;
          readonly value: string;
        };
      } | null | undefined;
      readonly stayPrice: number;
      readonly taxAndServicePrice: number;
    };
  };
  readonly status: TravelStatus;
  readonly stripeCreditCard: {
    readonly brand: CardBrand;
    readonly last4: string;
    readonly nickname: string;
  } | null | undefined;
  readonly " $fragmentType": "TripPayment_travel";
};
export type TripPayment_travel$key = {
  readonly " $data"?: TripPayment_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripPayment_travel">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripPayment_travel",
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
      "name": "paymentType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditCard",
      "kind": "LinkedField",
      "name": "stripeCreditCard",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TravelPricing",
      "kind": "LinkedField",
      "name": "pricing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TotalPrice",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stayPrice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "taxAndServicePrice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paymentPrice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "TotalPropertyPrice",
              "kind": "LinkedField",
              "name": "propertyPrice",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "total",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "resortPrice",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "mandatoryPrice",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "mandatoryTaxPrice",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finalPaymentPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "ebc7edb65c6fe320ea76e55a3eb5ae60";

export default node;
