/**
 * @generated SignedSource<<fa8ebecde21ebddcb5ebddbadbbe0370>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripCostCell_travel$data = {
  readonly paymentType: PaymentType;
  readonly pricing: {
    readonly finalPaymentPrice: number;
    readonly refundPrice: number;
    readonly total: {
      readonly propertyPrice: {
        readonly __typename: "TotalPropertyPrice";
      } | null | undefined;
    };
  };
  readonly status: TravelStatus;
  readonly " $fragmentType": "TripCostCell_travel";
};
export type TripCostCell_travel$key = {
  readonly " $data"?: TripCostCell_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripCostCell_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripCostCell_travel",
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
              "concreteType": "TotalPropertyPrice",
              "kind": "LinkedField",
              "name": "propertyPrice",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
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

(node as any).hash = "5b8a57312cc0fc4bd1282f13a25fdf18";

export default node;
