/**
 * @generated SignedSource<<34f4a3e52c3bc8dffac526ae352c1d3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardBrand = "AMEX" | "DINERS" | "DISCOVER" | "JCB" | "MASTERCARD" | "UNIONPAY" | "UNKNOWN" | "VISA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DraftReview_cards$data = ReadonlyArray<{
  readonly brand: CardBrand;
  readonly id: string;
  readonly last4: string;
  readonly nickname: string;
  readonly " $fragmentType": "DraftReview_cards";
}>;
export type DraftReview_cards$key = ReadonlyArray<{
  readonly " $data"?: DraftReview_cards$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftReview_cards">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DraftReview_cards",
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
    }
  ],
  "type": "CreditCard",
  "abstractKey": null
};

(node as any).hash = "a276073a6469ef8a5fb7a3ffa109683f";

export default node;
