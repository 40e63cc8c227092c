/**
 * @generated SignedSource<<3e09f57073a8bdc33b9baa206420d4aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MealType = "ALL_INCLUSIVE" | "BREAKFAST" | "FULL_BOARD" | "HALF_BOARD" | "NONE" | "OTHER" | "%future added value";
export type PropertyAmenity = "ALL_TIME_RECEPTION" | "FITNESS" | "FREE_WIFI" | "LAUNDRY" | "MEETING_ROOM" | "MULTI_LANGUAGE" | "PARKING" | "PET" | "POOL" | "RESTAURANT" | "SAUNA" | "SPA" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type useHotelFacts_hotels$data = ReadonlyArray<{
  readonly amenities: ReadonlyArray<PropertyAmenity>;
  readonly category: {
    readonly name: string;
  };
  readonly cheapestPriceV2: Result<{
    readonly alwaysFreeCancel: boolean;
    readonly availableRooms: number | null | undefined;
    readonly freeCancelUntil: string | null | undefined;
    readonly localTax: {
      readonly isUpperBound: boolean;
      readonly total: number;
    } | null | undefined;
    readonly mealType: MealType;
    readonly paymentPrice: number;
    readonly propertyPrice: {
      readonly total: {
        readonly currency: string;
        readonly value: string;
      };
    } | null | undefined;
    readonly totalPaymentPrice: number;
  } | null | undefined, unknown>;
  readonly distanceMeters: number | null | undefined;
  readonly distanceOrigin: {
    readonly isPoint: boolean;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly importantNotes: {
    readonly checkin: {
      readonly beginTime: string | null | undefined;
      readonly checkoutTime: string | null | undefined;
      readonly endTime: string | null | undefined;
      readonly twentyFourHour: boolean;
    };
  };
  readonly ratings: {
    readonly guest: {
      readonly count: number;
      readonly overall: number;
    } | null | undefined;
    readonly property: {
      readonly rating: number;
    } | null | undefined;
  };
  readonly timeZone: string;
  readonly " $fragmentType": "useHotelFacts_hotels";
}>;
export type useHotelFacts_hotels$key = ReadonlyArray<{
  readonly " $data"?: useHotelFacts_hotels$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHotelFacts_hotels">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "choice"
    },
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "stay"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useHotelFacts_hotels",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyRatings",
      "kind": "LinkedField",
      "name": "ratings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyStarRating",
          "kind": "LinkedField",
          "name": "property",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rating",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GuestRating",
          "kind": "LinkedField",
          "name": "guest",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "overall",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
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
      "name": "amenities",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportantNotes",
      "kind": "LinkedField",
      "name": "importantNotes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CheckinNotes",
          "kind": "LinkedField",
          "name": "checkin",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "beginTime",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endTime",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "twentyFourHour",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkoutTime",
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
      "args": (v1/*:: as any*/),
      "kind": "ScalarField",
      "name": "distanceMeters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "SearchOrigin",
      "kind": "LinkedField",
      "name": "distanceOrigin",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPoint",
          "storageKey": null
        }
      ],
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
            "name": "alwaysFreeCancel",
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
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "total",
                "plural": false,
                "selections": [
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
                ],
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
})();

(node as any).hash = "ef576c1c226c16c09a1e8a13f8dc88a0";

export default node;
