/**
 * @generated SignedSource<<860fd2efffe177c64d356ef9491991ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceBreakdown_pricing$data = {
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
  readonly " $fragmentType": "PriceBreakdown_pricing";
};
export type PriceBreakdown_pricing$key = {
  readonly " $data"?: PriceBreakdown_pricing$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceBreakdown_pricing">;
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
  "name": "PriceBreakdown_pricing",
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
  "type": "RatePricing",
  "abstractKey": null
};
})();

(node as any).hash = "546580ed5d02fc065ac409819f8cee6b";

export default node;
