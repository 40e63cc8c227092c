/**
 * @generated SignedSource<<4217e0b21b8656300e2d22abce775208>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterChips_facets$data = {
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
  readonly " $fragmentType": "FilterChips_facets";
};
export type FilterChips_facets$key = {
  readonly " $data"?: FilterChips_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterChips_facets">;
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
  "name": "FilterChips_facets",
  "selections": [
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

(node as any).hash = "9af3064998fc36caa23819282fdf893d";

export default node;
