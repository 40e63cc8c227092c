/**
 * @generated SignedSource<<07d5d961da4a8643eabd68c3e72e4736>>
 * @relayHash de38c1afff4b16578fbdd9b1793dd480
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1eda5cf9d4e37b7b5a73ed1077185d2244a832a32d133107afda37fd12aa312

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type HotelComparisonQuery$variables = {
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
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fourth"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasFourth"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasThird"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "second"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stay"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "third"
},
v8 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "first"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "epsPropertyId",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PropertyContent",
    "kind": "LinkedField",
    "name": "propertyContent",
    "plural": false,
    "selections": [
      (v9/*:: as any*/),
      (v10/*:: as any*/),
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
v12 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "second"
  }
],
v13 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "third"
  }
],
v14 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "fourth"
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  }
],
v17 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PropertyContent",
    "kind": "LinkedField",
    "name": "propertyContent",
    "plural": false,
    "selections": [
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v15/*:: as any*/),
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
          (v15/*:: as any*/),
          (v9/*:: as any*/)
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
        "args": (v16/*:: as any*/),
        "kind": "ScalarField",
        "name": "distanceMeters",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v16/*:: as any*/),
        "concreteType": "SearchOrigin",
        "kind": "LinkedField",
        "name": "distanceOrigin",
        "plural": false,
        "selections": [
          (v15/*:: as any*/),
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
      }
    ],
    "storageKey": null
  },
  (v9/*:: as any*/)
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
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "HotelComparisonQuery",
    "selections": [
      {
        "alias": "a",
        "args": (v8/*:: as any*/),
        "concreteType": "ExpediaHotelDetail",
        "kind": "LinkedField",
        "name": "expediaHotelDetail",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "b",
        "args": (v12/*:: as any*/),
        "concreteType": "ExpediaHotelDetail",
        "kind": "LinkedField",
        "name": "expediaHotelDetail",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "condition": "hasThird",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "c",
            "args": (v13/*:: as any*/),
            "concreteType": "ExpediaHotelDetail",
            "kind": "LinkedField",
            "name": "expediaHotelDetail",
            "plural": false,
            "selections": (v11/*:: as any*/),
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
            "args": (v14/*:: as any*/),
            "concreteType": "ExpediaHotelDetail",
            "kind": "LinkedField",
            "name": "expediaHotelDetail",
            "plural": false,
            "selections": (v11/*:: as any*/),
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
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HotelComparisonQuery",
    "selections": [
      {
        "alias": "a",
        "args": (v8/*:: as any*/),
        "concreteType": "ExpediaHotelDetail",
        "kind": "LinkedField",
        "name": "expediaHotelDetail",
        "plural": false,
        "selections": (v17/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "b",
        "args": (v12/*:: as any*/),
        "concreteType": "ExpediaHotelDetail",
        "kind": "LinkedField",
        "name": "expediaHotelDetail",
        "plural": false,
        "selections": (v17/*:: as any*/),
        "storageKey": null
      },
      {
        "condition": "hasThird",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "c",
            "args": (v13/*:: as any*/),
            "concreteType": "ExpediaHotelDetail",
            "kind": "LinkedField",
            "name": "expediaHotelDetail",
            "plural": false,
            "selections": (v17/*:: as any*/),
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
            "args": (v14/*:: as any*/),
            "concreteType": "ExpediaHotelDetail",
            "kind": "LinkedField",
            "name": "expediaHotelDetail",
            "plural": false,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a1eda5cf9d4e37b7b5a73ed1077185d2244a832a32d133107afda37fd12aa312",
    "metadata": {},
    "name": "HotelComparisonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cfc0ba0a544a1b959379b0dd3fae215e";

export default node;
