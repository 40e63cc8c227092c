/**
 * @generated SignedSource<<e96ad0e858c766c1a437ad3a84738c47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegionType = "AIRPORT" | "CITY" | "COUNTRY" | "HIGH_LEVEL_REGION" | "METRO_STATION" | "MULTI_CITY_VICINITY" | "NEIGHBORHOOD" | "POINT_OF_INTEREST" | "PROVINCE_STATE" | "TRAIN_STATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HotelSpots_hotel$data = {
  readonly language: string;
  readonly nearbySpots: ReadonlyArray<{
    readonly distanceMeters: number;
    readonly spot: {
      readonly id: string;
      readonly name: string;
      readonly type: RegionType;
    };
  }>;
  readonly " $fragmentType": "HotelSpots_hotel";
};
export type HotelSpots_hotel$key = {
  readonly " $data"?: HotelSpots_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelSpots_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelSpots_hotel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NearbySpot",
      "kind": "LinkedField",
      "name": "nearbySpots",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "distanceMeters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchSuggestionSpot",
          "kind": "LinkedField",
          "name": "spot",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "d2504b2357f2459774a188ca4f2f75ab";

export default node;
