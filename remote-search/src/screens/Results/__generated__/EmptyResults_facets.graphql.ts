/**
 * @generated SignedSource<<6190e9e8c571e50e28954b9c5fea2497>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PropertyAmenity = "ALL_TIME_RECEPTION" | "FITNESS" | "FREE_WIFI" | "LAUNDRY" | "MEETING_ROOM" | "MULTI_LANGUAGE" | "PARKING" | "PET" | "POOL" | "RESTAURANT" | "SAUNA" | "SPA" | "%future added value";
export type PropertyCondition = "AMENITY" | "CATEGORY" | "DISTANCE" | "FREE_CANCELLATION" | "GUEST_RATING" | "MEAL_TYPE" | "NON_SMOKING" | "PRICE" | "STAR_RATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmptyResults_facets$data = {
  readonly available: number;
  readonly categories: ReadonlyArray<{
    readonly category: {
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

const node: ReaderFragment = {
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
          "selections": [
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
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyFacets",
  "abstractKey": null
};

(node as any).hash = "895a6c18ebce12e7ed05796833281df9";

export default node;
