/**
 * @generated SignedSource<<d624f10474bdf99e270011684f2daf37>>
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
  readonly " $fragmentType": "FilterChips_facets";
};
export type FilterChips_facets$key = {
  readonly " $data"?: FilterChips_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterChips_facets">;
};

const node: ReaderFragment = {
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

(node as any).hash = "f2ba3cb659dd7668a577a0e1a300031f";

export default node;
