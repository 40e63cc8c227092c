/**
 * @generated SignedSource<<91ae764475a3d3a6e4534992b2acab11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MealType = "ALL_INCLUSIVE" | "BREAKFAST" | "FULL_BOARD" | "HALF_BOARD" | "NONE" | "OTHER" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type HotelCardOffer_hotel$data = {
  readonly cheapestPriceV2: Result<{
    readonly availableRooms: number | null | undefined;
    readonly freeCancelUntil: string | null | undefined;
    readonly mealType: MealType;
    readonly paymentPrice: number;
    readonly propertyPrice: {
      readonly " $fragmentSpreads": FragmentRefs<"PropertyPrice_price">;
    } | null | undefined;
    readonly totalPaymentPrice: number;
  } | null | undefined, unknown>;
  readonly timeZone: string;
  readonly " $fragmentType": "HotelCardOffer_hotel";
};
export type HotelCardOffer_hotel$key = {
  readonly " $data"?: HotelCardOffer_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelCardOffer_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "stay"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelCardOffer_hotel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
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
            "name": "mealType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "freeCancelUntil",
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

(node as any).hash = "6aa790abc522162974de96437d0c5833";

export default node;
