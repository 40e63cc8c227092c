/**
 * @generated SignedSource<<7ca7001ab6c4b35ba0d6ccadbdad72c5>>
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

(node as any).hash = "ff9a7ac154f9645dfea98ea717958ae0";

export default node;
