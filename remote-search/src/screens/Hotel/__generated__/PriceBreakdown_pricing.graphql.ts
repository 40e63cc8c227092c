/**
 * @generated SignedSource<<66a109ced7f04d3dbeb57203f3de0d11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceBreakdown_pricing$data = {
  readonly total: {
    readonly paymentPrice: number;
    readonly propertyPrice: {
      readonly mandatoryPrice: {
        readonly currency: string;
        readonly value: string;
      } | null | undefined;
      readonly mandatoryTaxPrice: {
        readonly currency: string;
        readonly value: string;
      } | null | undefined;
      readonly resortPrice: {
        readonly currency: string;
        readonly value: string;
      } | null | undefined;
      readonly total: {
        readonly currency: string;
        readonly value: string;
      };
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
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceBreakdown_pricing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TotalPrice",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stayPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxAndServicePrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TotalPropertyPrice",
          "kind": "LinkedField",
          "name": "propertyPrice",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "total",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "resortPrice",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "mandatoryPrice",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "mandatoryTaxPrice",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
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

(node as any).hash = "88eff6d0e769fd97f51cf5c73ee9191c";

export default node;
