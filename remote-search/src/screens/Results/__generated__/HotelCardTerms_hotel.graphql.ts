/**
 * @generated SignedSource<<c1e27abfc72e555721509df1022b3421>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MealType = "ALL_INCLUSIVE" | "BREAKFAST" | "FULL_BOARD" | "HALF_BOARD" | "NONE" | "OTHER" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type HotelCardTerms_hotel$data = {
  readonly cheapestPriceV2: Result<{
    readonly alwaysFreeCancel: boolean;
    readonly cancelPenaltyNow: number;
    readonly freeCancelUntil: string | null | undefined;
    readonly mealType: MealType;
    readonly totalPaymentPrice: number;
  } | null | undefined, unknown>;
  readonly timeZone: string;
  readonly " $fragmentType": "HotelCardTerms_hotel";
};
export type HotelCardTerms_hotel$key = {
  readonly " $data"?: HotelCardTerms_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelCardTerms_hotel">;
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
  "name": "HotelCardTerms_hotel",
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
            "name": "alwaysFreeCancel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelPenaltyNow",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalPaymentPrice",
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

(node as any).hash = "7c3d7c7369f5e00f90ecd4254fb30b37";

export default node;
