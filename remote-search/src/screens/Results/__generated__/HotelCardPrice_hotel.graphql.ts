/**
 * @generated SignedSource<<0d5f7708d97fc82aecdf3357e484a497>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type HotelCardPrice_hotel$data = {
  readonly cheapestPriceV2: Result<{
    readonly availableRooms: number | null | undefined;
    readonly localTax: {
      readonly isUpperBound: boolean;
      readonly total: number;
    } | null | undefined;
    readonly paymentPrice: number;
    readonly propertyPrice: {
      readonly " $fragmentSpreads": FragmentRefs<"PropertyPrice_price">;
    } | null | undefined;
    readonly totalPaymentPrice: number;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "HotelCardPrice_hotel";
};
export type HotelCardPrice_hotel$key = {
  readonly " $data"?: HotelCardPrice_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelCardPrice_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "choice"
    },
    {
      "kind": "RootArgument",
      "name": "stay"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelCardPrice_hotel",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "choice",
            "variableName": "choice"
          },
          {
            "kind": "Variable",
            "name": "stay",
            "variableName": "stay"
          }
        ],
        "concreteType": "CheapestPrice",
        "kind": "LinkedField",
        "name": "cheapestPriceV2",
        "plural": false,
        "selections": [
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
            "kind": "ScalarField",
            "name": "totalPaymentPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "availableRooms",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "PropertyPrice_price"
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isUpperBound",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "cea9e8740c58efca00a332b03f10b872";

export default node;
