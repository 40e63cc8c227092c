/**
 * @generated SignedSource<<d79d9b6f8e3ff3dd1515a3c7d84b8bd0>>
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
    readonly freeCancelUntil: string | null | undefined;
    readonly mealType: MealType;
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

(node as any).hash = "d9aae5ab7110548f37a829c21d09f331";

export default node;
