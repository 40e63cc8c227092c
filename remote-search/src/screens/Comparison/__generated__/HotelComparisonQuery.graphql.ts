/**
 * @generated SignedSource<<7d7a121117b93ef26bf97e7210b932c3>>
 * @relayHash 6ea59f4851c6cf54c26cf580aedfcc53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42bd16b3722a8d7fbe062c8b23a9ff6e7fdbbf59ee3181ecd8696f8a0b456dac

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BedKind = "DOUBLE" | "TWIN" | "%future added value";
export type MealType = "ALL_INCLUSIVE" | "BREAKFAST" | "FULL_BOARD" | "HALF_BOARD" | "NONE" | "OTHER" | "%future added value";
export type PropertyAmenity = "ALL_TIME_RECEPTION" | "FITNESS" | "FREE_WIFI" | "LAUNDRY" | "MEETING_ROOM" | "MULTI_LANGUAGE" | "PARKING" | "PET" | "POOL" | "RESTAURANT" | "SAUNA" | "SPA" | "%future added value";
export type PropertySort = "CANCEL_DEADLINE" | "DISTANCE" | "GUEST_RATING" | "PRICE_ASC" | "PRICE_DESC" | "RECOMMENDED" | "STAR" | "%future added value";
export type RoomsWithRateInput = {
  checkin: string;
  checkout: string;
  countryCode?: string;
  currency?: string;
  includePackageRate?: boolean;
  language?: string;
  occupancies: ReadonlyArray<OccupancyInput>;
};
export type OccupancyInput = {
  adults: number;
  childAges?: ReadonlyArray<number>;
};
export type RegionInput = {
  boundingBox?: BoundingBoxInput | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  propertyId?: string | null | undefined;
  radiusKm?: number | null | undefined;
  regionId?: string | null | undefined;
  spotId?: string | null | undefined;
};
export type BoundingBoxInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};
export type RateChoiceInput = {
  filter?: PropertyFilterInput | null | undefined;
  sort?: PropertySort;
};
export type PropertyFilterInput = {
  amenities?: ReadonlyArray<PropertyAmenity> | null | undefined;
  availableOnly?: boolean | null | undefined;
  bedTypes?: ReadonlyArray<BedKind> | null | undefined;
  breakfastBy?: number | null | undefined;
  categoryIds?: ReadonlyArray<string> | null | undefined;
  chainIds?: ReadonlyArray<string> | null | undefined;
  freeCancellation?: boolean | null | undefined;
  inPolicyOnly?: boolean | null | undefined;
  keyword?: string | null | undefined;
  maxDistanceMeters?: number | null | undefined;
  maxPaymentPrice?: number | null | undefined;
  mealTypes?: ReadonlyArray<MealType> | null | undefined;
  minGuestRating?: number | null | undefined;
  minPaymentPrice?: number | null | undefined;
  minRoomSquareMeters?: number | null | undefined;
  nonSmoking?: boolean | null | undefined;
  starRatings?: ReadonlyArray<number> | null | undefined;
};
export type HotelComparisonQuery$variables = {
  choice?: RateChoiceInput | null | undefined;
  first: string;
  fourth: string;
  from: RegionInput;
  hasFourth: boolean;
  hasThird: boolean;
  second: string;
  stay: RoomsWithRateInput;
  third: string;
};
export type HotelComparisonQuery$data = {
  readonly a: {
    readonly propertyContent: {
      readonly epsPropertyId: string;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ComparedHotelHead_hotel" | "useHotelFacts_hotels">;
    };
  } | null | undefined;
  readonly b: {
    readonly propertyContent: {
      readonly epsPropertyId: string;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ComparedHotelHead_hotel" | "useHotelFacts_hotels">;
    };
  } | null | undefined;
  readonly c?: {
    readonly propertyContent: {
      readonly epsPropertyId: string;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ComparedHotelHead_hotel" | "useHotelFacts_hotels">;
    };
  } | null | undefined;
  readonly d?: {
    readonly propertyContent: {
      readonly epsPropertyId: string;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ComparedHotelHead_hotel" | "useHotelFacts_hotels">;
    };
  } | null | undefined;
};
export type HotelComparisonQuery = {
  response: HotelComparisonQuery$data;
  variables: HotelComparisonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "choice"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fourth"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasFourth"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasThird"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "second"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stay"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "third"
},
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "first"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "epsPropertyId",
  "storageKey": null
},
v12 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PropertyContent",
    "kind": "LinkedField",
    "name": "propertyContent",
    "plural": false,
    "selections": [
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ComparedHotelHead_hotel"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useHotelFacts_hotels"
      }
    ],
    "storageKey": null
  }
],
v13 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "second"
  }
],
v14 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "third"
  }
],
v15 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "fourth"
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v17 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  }
],
v18 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PropertyContent",
    "kind": "LinkedField",
    "name": "propertyContent",
    "plural": false,
    "selections": [
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v16/*:: as any*/),
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "PropertyImage",
        "kind": "LinkedField",
        "name": "images",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
        "storageKey": "images(first:1)"
      },
      {
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
          (v16/*:: as any*/),
          (v10/*:: as any*/)
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
        "args": (v17/*:: as any*/),
        "kind": "ScalarField",
        "name": "distanceMeters",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v17/*:: as any*/),
        "concreteType": "SearchOrigin",
        "kind": "LinkedField",
        "name": "distanceOrigin",
        "plural": false,
        "selections": [
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPoint",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v10/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "HotelComparisonQuery",
    "selections": [
      {
        "alias": "a",
        "args": (v9/*:: as any*/),
        "concreteType": "ExpediaHotelDetail",
        "kind": "LinkedField",
        "name": "expediaHotelDetail",
        "plural": false,
        "selections": (v12/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "b",
        "args": (v13/*:: as any*/),
        "concreteType": "ExpediaHotelDetail",
        "kind": "LinkedField",
        "name": "expediaHotelDetail",
        "plural": false,
        "selections": (v12/*:: as any*/),
        "storageKey": null
      },
      {
        "condition": "hasThird",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "c",
            "args": (v14/*:: as any*/),
            "concreteType": "ExpediaHotelDetail",
            "kind": "LinkedField",
            "name": "expediaHotelDetail",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasFourth",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "d",
            "args": (v15/*:: as any*/),
            "concreteType": "ExpediaHotelDetail",
            "kind": "LinkedField",
            "name": "expediaHotelDetail",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HotelComparisonQuery",
    "selections": [
      {
        "alias": "a",
        "args": (v9/*:: as any*/),
        "concreteType": "ExpediaHotelDetail",
        "kind": "LinkedField",
        "name": "expediaHotelDetail",
        "plural": false,
        "selections": (v18/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "b",
        "args": (v13/*:: as any*/),
        "concreteType": "ExpediaHotelDetail",
        "kind": "LinkedField",
        "name": "expediaHotelDetail",
        "plural": false,
        "selections": (v18/*:: as any*/),
        "storageKey": null
      },
      {
        "condition": "hasThird",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "c",
            "args": (v14/*:: as any*/),
            "concreteType": "ExpediaHotelDetail",
            "kind": "LinkedField",
            "name": "expediaHotelDetail",
            "plural": false,
            "selections": (v18/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasFourth",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "d",
            "args": (v15/*:: as any*/),
            "concreteType": "ExpediaHotelDetail",
            "kind": "LinkedField",
            "name": "expediaHotelDetail",
            "plural": false,
            "selections": (v18/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "42bd16b3722a8d7fbe062c8b23a9ff6e7fdbbf59ee3181ecd8696f8a0b456dac",
    "metadata": {},
    "name": "HotelComparisonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9cab33cbc18a439d2be8c6aafded4612";

export default node;
