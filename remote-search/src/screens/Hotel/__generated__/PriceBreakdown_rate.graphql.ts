/**
 * @generated SignedSource<<5536a2d61e0a99c7807fe30544e89bc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceBreakdown_rate$data = {
  readonly localTax: {
    readonly " $fragmentSpreads": FragmentRefs<"LocalTaxLines_tax">;
  } | null | undefined;
  readonly pricing: {
    readonly occupancyPricing: ReadonlyArray<{
      readonly nightsPrice: ReadonlyArray<{
        readonly stayPrice: number;
        readonly taxAndServicePrice: number;
      }>;
      readonly occupancy: string;
      readonly paymentPrice: number;
    }>;
    readonly total: {
      readonly paymentPrice: number;
      readonly propertyPrice: {
        readonly " $fragmentSpreads": FragmentRefs<"PropertyPriceLines_price">;
      } | null | undefined;
      readonly stayPrice: number;
      readonly taxAndServicePrice: number;
    };
  };
  readonly " $fragmentType": "PriceBreakdown_rate";
};
export type PriceBreakdown_rate$key = {
  readonly " $data"?: PriceBreakdown_rate$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceBreakdown_rate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentPrice",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stayPrice",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxAndServicePrice",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceBreakdown_rate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RatePricing",
      "kind": "LinkedField",
      "name": "pricing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OccupancyPrice",
          "kind": "LinkedField",
          "name": "occupancyPricing",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "occupancy",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "NightPrice",
              "kind": "LinkedField",
              "name": "nightsPrice",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
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
          "concreteType": "TotalPrice",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "TotalPropertyPrice",
              "kind": "LinkedField",
              "name": "propertyPrice",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PropertyPriceLines_price"
                }
              ],
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
      "args": null,
      "concreteType": "LocalTaxEstimate",
      "kind": "LinkedField",
      "name": "localTax",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LocalTaxLines_tax"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Rate",
  "abstractKey": "__isRate"
};
})();

(node as any).hash = "017b48a536f9e12da672864a45e8d06f";

export default node;
