/**
 * @generated SignedSource<<c7a2e83df7fbaae976db002aaffed42a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardBrand = "AMEX" | "DINERS" | "DISCOVER" | "JCB" | "MASTERCARD" | "UNIONPAY" | "UNKNOWN" | "VISA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CardTable_cards$data = ReadonlyArray<{
  readonly brand: CardBrand;
  readonly expMonth: number;
  readonly expYear: number;
  readonly id: string;
  readonly last4: string;
  readonly nickname: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardActions_card">;
  readonly " $fragmentType": "CardTable_cards";
}>;
export type CardTable_cards$key = ReadonlyArray<{
  readonly " $data"?: CardTable_cards$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardTable_cards">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CardTable_cards",
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
      "name": "nickname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expYear",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expMonth",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardActions_card"
    }
  ],
  "type": "CreditCard",
  "abstractKey": null
};

(node as any).hash = "714f900db0f27d3af8435629b0119b46";

export default node;
