/**
 * @generated SignedSource<<4269b993489bf42638e46dd7c1cbaa3d>>
 * @relayHash 8f009d7e1efa16c1cf1ef0664bf522da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e2949ebe1df2c33c00a3859a526a5a3d99ca97d8da7b5b40227db4c712b3476

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BedKind = "DOUBLE" | "TWIN" | "%future added value";
export type MealType = "ALL_INCLUSIVE" | "BREAKFAST" | "FULL_BOARD" | "HALF_BOARD" | "NONE" | "OTHER" | "%future added value";
export type PropertyAmenity = "ALL_TIME_RECEPTION" | "FITNESS" | "FREE_WIFI" | "LAUNDRY" | "MEETING_ROOM" | "MULTI_LANGUAGE" | "PARKING" | "PET" | "POOL" | "RESTAURANT" | "SAUNA" | "SPA" | "%future added value";
export type PropertySort = "CANCEL_DEADLINE" | "DISTANCE" | "GUEST_RATING" | "PRICE_ASC" | "PRICE_DESC" | "RECOMMENDED" | "STAR" | "%future added value";
export type SearchPropertyContentInput = {
  filter?: PropertyFilterInput | null | undefined;
  from?: RegionInput | null | undefined;
  propertyId?: string | null | undefined;
  sort?: PropertySort;
  stay: RoomsWithRateInput;
};
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
export type FilterCountsQuery$variables = {
  input: SearchPropertyContentInput;
  region?: RegionInput | null | undefined;
};
export type FilterCountsQuery$data = {
  readonly searchPropertyContent: {
    readonly facets: {
      readonly " $fragmentSpreads": FragmentRefs<"EmptyResults_facets" | "FilterChips_facets" | "FilterFields_facets" | "SoldOutLine_facets">;
    };
    readonly totalCount: number;
  };
};
export type FilterCountsQuery = {
  response: FilterCountsQuery$data;
  variables: FilterCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "region"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "regionInput",
    "variableName": "region"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amenity",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FilterCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PropertyContentSearchConnection",
        "kind": "LinkedField",
        "name": "searchPropertyContent",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PropertyFacets",
            "kind": "LinkedField",
            "name": "facets",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FilterFields_facets"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FilterChips_facets"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmptyResults_facets"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SoldOutLine_facets"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FilterCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PropertyContentSearchConnection",
        "kind": "LinkedField",
        "name": "searchPropertyContent",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PropertyFacets",
            "kind": "LinkedField",
            "name": "facets",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "freeCancellation",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nonSmoking",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StarRatingFacet",
                "kind": "LinkedField",
                "name": "starRatings",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "starRating",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GuestRatingFacet",
                "kind": "LinkedField",
                "name": "guestRatings",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minGuestRating",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MealTypeFacet",
                "kind": "LinkedField",
                "name": "mealTypes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mealType",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AmenityFacet",
                "kind": "LinkedField",
                "name": "amenities",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CategoryFacet",
                "kind": "LinkedField",
                "name": "categories",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PropertyCategory",
                    "kind": "LinkedField",
                    "name": "category",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ChainFacet",
                "kind": "LinkedField",
                "name": "chains",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HotelChain",
                    "kind": "LinkedField",
                    "name": "chain",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BedTypeFacet",
                "kind": "LinkedField",
                "name": "bedTypes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bedType",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RoomSizeFacet",
                "kind": "LinkedField",
                "name": "roomSizes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minRoomSquareMeters",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BreakfastTimeFacet",
                "kind": "LinkedField",
                "name": "breakfastTimes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "breakfastBy",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DistanceFacet",
                "kind": "LinkedField",
                "name": "distances",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxDistanceMeters",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PriceFacet",
                "kind": "LinkedField",
                "name": "prices",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minPaymentPrice",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxPaymentPrice",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "available",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FilterRelaxation",
                "kind": "LinkedField",
                "name": "relaxations",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "condition",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "soldOut",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2e2949ebe1df2c33c00a3859a526a5a3d99ca97d8da7b5b40227db4c712b3476",
    "metadata": {},
    "name": "FilterCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d1707134a9b32764d86a55106a01eb5c";

export default node;
