/**
 * @generated SignedSource<<308f1a60c08c872bb84f10c439eb7a7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PropertyAmenity = "ALL_TIME_RECEPTION" | "FITNESS" | "FREE_WIFI" | "LAUNDRY" | "MEETING_ROOM" | "MULTI_LANGUAGE" | "PARKING" | "PET" | "POOL" | "RESTAURANT" | "SAUNA" | "SPA" | "%future added value";
export type PropertyCondition = "AMENITY" | "BED_TYPE" | "BREAKFAST_TIME" | "CATEGORY" | "CHAIN" | "DISTANCE" | "FREE_CANCELLATION" | "GUEST_RATING" | "MEAL_TYPE" | "NON_SMOKING" | "PRICE" | "ROOM_SIZE" | "STAR_RATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmptyResults_facets$data = {
  readonly available: number;
  readonly categories: ReadonlyArray<{
    readonly category: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly chains: ReadonlyArray<{
    readonly chain: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly relaxations: ReadonlyArray<{
    readonly amenity: PropertyAmenity | null | undefined;
    readonly condition: PropertyCondition;
    readonly count: number;
  }>;
  readonly " $fragmentType": "EmptyResults_facets";
};
export type EmptyResults_facets$key = {
  readonly " $data"?: EmptyResults_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyResults_facets">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "EmptyResults_facets",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amenity",
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyFacets",
  "abstractKey": null
};
})();

(node as any).hash = "4ebb04325b0df2ec9d5bdf0c11007b07";

export default node;
