/**
 * @generated SignedSource<<517a4b32497c0db997c94329c6124070>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayAtHotel_price$data = {
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
  readonly " $fragmentType": "PayAtHotel_price";
};
export type PayAtHotel_price$key = {
  readonly " $data"?: PayAtHotel_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayAtHotel_price">;
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
  "name": "PayAtHotel_price",
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

(node as any).hash = "dd543df27c1ecbaaafbb5903b0ad14d3";

export default node;
