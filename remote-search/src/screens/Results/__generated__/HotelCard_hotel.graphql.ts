/**
 * @generated SignedSource<<304189a024a7858b5ef0eace73c21573>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PropertyAmenity = "ALL_TIME_RECEPTION" | "FITNESS" | "FREE_WIFI" | "LAUNDRY" | "MEETING_ROOM" | "MULTI_LANGUAGE" | "PARKING" | "PET" | "POOL" | "RESTAURANT" | "SAUNA" | "SPA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HotelCard_hotel$data = {
  readonly address: {
    readonly city: string | null | undefined;
    readonly line1: string;
    readonly stateProvinceName: string | null | undefined;
  };
  readonly amenities: ReadonlyArray<PropertyAmenity>;
  readonly distanceMeters: number | null | undefined;
  readonly epsPropertyId: string;
  readonly images: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly name: string;
  readonly nameEn: string;
  readonly ratings: {
    readonly " $fragmentSpreads": FragmentRefs<"Stars_ratings">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"HotelCardPrice_hotel" | "HotelCardTerms_hotel" | "useHotelPath_hotel">;
  readonly " $fragmentType": "HotelCard_hotel";
};
export type HotelCard_hotel$key = {
  readonly " $data"?: HotelCard_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelCard_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "from"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelCard_hotel",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateProvinceName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        }
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Stars_ratings"
        }
      ],
      "storageKey": null
    },
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
      "name": "amenities",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        }
      ],
      "kind": "ScalarField",
      "name": "distanceMeters",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HotelCardPrice_hotel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HotelCardTerms_hotel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHotelPath_hotel"
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "09eb3e9a3ace58eee34018a01348b722";

export default node;
