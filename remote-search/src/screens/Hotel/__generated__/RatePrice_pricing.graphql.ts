/**
 * @generated SignedSource<<e6877d3ca894e97403e86d69f4b0d84e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatePrice_pricing$data = {
  readonly averagePerOneRoomNight: {
    readonly paymentPrice: number;
  };
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
  readonly " $fragmentType": "RatePrice_pricing";
};
export type RatePrice_pricing$key = {
  readonly " $data"?: RatePrice_pricing$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatePrice_pricing">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentPrice",
  "storageKey": null
},
v1 = [
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
  "name": "RatePrice_pricing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AveragePrice",
      "kind": "LinkedField",
      "name": "averagePerOneRoomNight",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
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
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "total",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "resortPrice",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "mandatoryPrice",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "mandatoryTaxPrice",
              "plural": false,
              "selections": (v1/*:: as any*/),
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

(node as any).hash = "fb5e5ec0b36dd21e7dae79e6966dfa14";

export default node;
