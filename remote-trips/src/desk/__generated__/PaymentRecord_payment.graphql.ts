/**
 * @generated SignedSource<<2058ed2a40dfa3f93af841b6ce99785c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentRecord_payment$data = {
  readonly id: string;
  readonly paidOn: string;
  readonly price: number;
  readonly recordedAt: string;
  readonly recordedBy: {
    readonly name: string;
  } | null | undefined;
  readonly removedAt: string | null | undefined;
  readonly removedBy: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "PaymentRecord_payment";
};
export type PaymentRecord_payment$key = {
  readonly " $data"?: PaymentRecord_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRecord_payment">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "PaymentRecord_payment",
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
      "name": "paidOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemoAuthor",
      "kind": "LinkedField",
      "name": "recordedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemoAuthor",
      "kind": "LinkedField",
      "name": "removedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "InvoicePayment",
  "abstractKey": null
};
})();

(node as any).hash = "62b92df96b48d2a1a70bee9364fbd214";

export default node;
