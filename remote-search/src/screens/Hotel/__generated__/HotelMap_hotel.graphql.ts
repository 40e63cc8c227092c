/**
 * @generated SignedSource<<478b2fdeb8c537f0e08a749cf32ed5c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegionType = "AIRPORT" | "CITY" | "COUNTRY" | "HIGH_LEVEL_REGION" | "METRO_STATION" | "MULTI_CITY_VICINITY" | "NEIGHBORHOOD" | "POINT_OF_INTEREST" | "PROVINCE_STATE" | "TRAIN_STATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HotelMap_hotel$data = {
  readonly coordinates: {
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly id: string;
  readonly name: string;
  readonly nearbyHotels: ReadonlyArray<{
    readonly distanceMeters: number;
    readonly propertyContent: {
      readonly coordinates: {
        readonly latitude: number;
        readonly longitude: number;
      };
      readonly epsPropertyId: string;
      readonly id: string;
      readonly language: string;
      readonly name: string;
    };
  }>;
  readonly nearbySpots: ReadonlyArray<{
    readonly spot: {
      readonly coordinates: {
        readonly latitude: number;
        readonly longitude: number;
      };
      readonly id: string;
      readonly name: string;
      readonly type: RegionType;
    };
  }>;
  readonly " $fragmentType": "HotelMap_hotel";
};
export type HotelMap_hotel$key = {
  readonly " $data"?: HotelMap_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelMap_hotel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Coordinates",
  "kind": "LinkedField",
  "name": "coordinates",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latitude",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longitude",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelMap_hotel",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
          "concreteType": "SearchSuggestionSpot",
          "kind": "LinkedField",
          "name": "spot",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NearbyHotel",
      "kind": "LinkedField",
      "name": "nearbyHotels",
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
          "concreteType": "PropertyContent",
          "kind": "LinkedField",
          "name": "propertyContent",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "epsPropertyId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
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
})();

(node as any).hash = "f8d7f6a2daed312af2be4118f1d65136";

export default node;
