/**
 * @generated SignedSource<<2ef2ec4f612b4c0502364eae4a5773e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardBrand = "AMEX" | "DINERS" | "DISCOVER" | "JCB" | "MASTERCARD" | "UNIONPAY" | "UNKNOWN" | "VISA" | "%future added value";
export type LocalTaxState = "ASK_HOTEL" | "ESTIMATED" | "NAMED" | "NONE" | "UNKNOWN" | "%future added value";
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripPayment_travel$data = {
  readonly billedTax: {
    readonly parts: ReadonlyArray<{
      readonly price: number;
      readonly ratePercent: number | null | undefined;
      readonly taxPrice: number;
    }>;
    readonly ratePercent: number;
    readonly registrationNumber: string | null | undefined;
    readonly taxPrice: number;
  } | null | undefined;
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly canceledAt: string | null | undefined;
    readonly paymentPrice: number;
    readonly refundPrice: number | null | undefined;
  }>;
  readonly externalSupplierName: string | null | undefined;
  readonly localTax: {
    readonly " $fragmentSpreads": FragmentRefs<"LocalTaxLines_tax">;
  } | null | undefined;
  readonly localTaxState: LocalTaxState;
  readonly paymentType: PaymentType;
  readonly pricing: {
    readonly finalPaymentPrice: number;
    readonly refundPrice: number;
    readonly total: {
      readonly paymentPrice: number;
      readonly propertyPrice: {
        readonly " $fragmentSpreads": FragmentRefs<"PropertyPriceLines_price">;
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
  readonly " $fragmentSpreads": FragmentRefs<"CardDisputeNotice_travel" | "CardHoldNotice_travel">;
  readonly " $fragmentType": "TripPayment_travel";
};
export type TripPayment_travel$key = {
  readonly " $data"?: TripPayment_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripPayment_travel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ratePercent",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxPrice",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentPrice",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundPrice",
  "storageKey": null
};
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardDisputeNotice_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardHoldNotice_travel"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalSupplierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BilledTax",
      "kind": "LinkedField",
      "name": "billedTax",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registrationNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxPart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            },
            (v1/*:: as any*/)
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
      "concreteType": "ExpediaHotelRoom",
      "kind": "LinkedField",
      "name": "expediaHotelRooms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canceledAt",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/)
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
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "TotalPropertyPrice",
              "kind": "LinkedField",
              "name": "propertyPrice",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PropertyPriceLines_price"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finalPaymentPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalTaxEstimate",
      "kind": "LinkedField",
      "name": "localTax",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LocalTaxLines_tax"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "localTaxState",
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "0dccaaea6fdf2497a2f00dc1d3967559";

export default node;
