/**
 * @generated SignedSource<<a07235c0d133772b4700d97a8b887171>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyPriceLines_price$data = {
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
  readonly " $fragmentType": "PropertyPriceLines_price";
};
export type PropertyPriceLines_price$key = {
  readonly " $data"?: PropertyPriceLines_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyPriceLines_price">;
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
  "name": "PropertyPriceLines_price",
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
  "type": "TotalPropertyPrice",
  "abstractKey": null
};
})();

(node as any).hash = "ca5aabd0dcabfc488f2bd2d85e42c0f0";

export default node;
