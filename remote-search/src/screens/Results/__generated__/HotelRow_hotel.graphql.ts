/**
 * @generated SignedSource<<1945770ee6843565b51333328ced0652>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotelRow_hotel$data = {
  readonly distanceMeters: number | null | undefined;
  readonly epsPropertyId: string;
  readonly images: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly name: string;
  readonly ratings: {
    readonly guest: {
      readonly overall: number;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"HotelCardPrice_hotel" | "HotelCardTerms_hotel" | "useHotelPath_hotel">;
  readonly " $fragmentType": "HotelRow_hotel";
};
export type HotelRow_hotel$key = {
  readonly " $data"?: HotelRow_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelRow_hotel">;
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
  "name": "HotelRow_hotel",
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
      "concreteType": "PropertyRatings",
      "kind": "LinkedField",
      "name": "ratings",
      "plural": false,
      "selections": [
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
            }
          ],
          "storageKey": null
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

(node as any).hash = "737f8b1e25ce4dc3c12cde4f46791f42";

export default node;
