/**
 * @generated SignedSource<<d1e8e5102726d56b16adeee13cea5730>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BedKind = "DOUBLE" | "TWIN" | "%future added value";
export type MealType = "ALL_INCLUSIVE" | "BREAKFAST" | "FULL_BOARD" | "HALF_BOARD" | "NONE" | "OTHER" | "%future added value";
export type PropertyAmenity = "ALL_TIME_RECEPTION" | "FITNESS" | "FREE_WIFI" | "LAUNDRY" | "MEETING_ROOM" | "MULTI_LANGUAGE" | "PARKING" | "PET" | "POOL" | "RESTAURANT" | "SAUNA" | "SPA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FilterFields_facets$data = {
  readonly amenities: ReadonlyArray<{
    readonly amenity: PropertyAmenity;
    readonly count: number;
  }>;
  readonly bedTypes: ReadonlyArray<{
    readonly bedType: BedKind;
    readonly count: number;
  }>;
  readonly breakfastTimes: ReadonlyArray<{
    readonly breakfastBy: number;
    readonly count: number;
  }>;
  readonly categories: ReadonlyArray<{
    readonly category: {
      readonly id: string;
      readonly name: string;
    };
    readonly count: number;
  }>;
  readonly chains: ReadonlyArray<{
    readonly chain: {
      readonly id: string;
      readonly name: string;
    };
    readonly count: number;
  }>;
  readonly distances: ReadonlyArray<{
    readonly count: number;
    readonly maxDistanceMeters: number;
  }>;
  readonly freeCancellation: number;
  readonly guestRatings: ReadonlyArray<{
    readonly count: number;
    readonly minGuestRating: number;
  }>;
  readonly mealTypes: ReadonlyArray<{
    readonly count: number;
    readonly mealType: MealType;
  }>;
  readonly nonSmoking: number;
  readonly roomSizes: ReadonlyArray<{
    readonly count: number;
    readonly minRoomSquareMeters: number;
  }>;
  readonly starRatings: ReadonlyArray<{
    readonly count: number;
    readonly starRating: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PriceFields_facets">;
  readonly " $fragmentType": "FilterFields_facets";
};
export type FilterFields_facets$key = {
  readonly " $data"?: FilterFields_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterFields_facets">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = [
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilterFields_facets",
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
        (v0/*:: as any*/)
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
        (v0/*:: as any*/)
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
        (v0/*:: as any*/)
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amenity",
          "storageKey": null
        },
        (v0/*:: as any*/)
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        (v0/*:: as any*/)
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        (v0/*:: as any*/)
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
        (v0/*:: as any*/)
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
        (v0/*:: as any*/)
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
        (v0/*:: as any*/)
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceFields_facets"
    }
  ],
  "type": "PropertyFacets",
  "abstractKey": null
};
})();

(node as any).hash = "57ff456f926326b13c32530c6e0e88d3";

export default node;
