/**
 * @generated SignedSource<<e3b11e6a33b721d0b99b6b303ba6ec2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceFields_facets$data = {
  readonly prices: ReadonlyArray<{
    readonly count: number;
    readonly maxPaymentPrice: number;
    readonly minPaymentPrice: number;
  }>;
  readonly " $fragmentType": "PriceFields_facets";
};
export type PriceFields_facets$key = {
  readonly " $data"?: PriceFields_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceFields_facets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceFields_facets",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyFacets",
  "abstractKey": null
};

(node as any).hash = "6aaed90add9118c9b88757bc7ac85686";

export default node;
