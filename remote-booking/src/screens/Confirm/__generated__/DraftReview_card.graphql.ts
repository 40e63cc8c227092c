/**
 * @generated SignedSource<<9af2971f4100a201984e646514d5c6ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardBrand = "AMEX" | "DINERS" | "DISCOVER" | "JCB" | "MASTERCARD" | "UNIONPAY" | "UNKNOWN" | "VISA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DraftReview_card$data = {
  readonly brand: CardBrand;
  readonly last4: string;
  readonly nickname: string;
  readonly " $fragmentType": "DraftReview_card";
};
export type DraftReview_card$key = {
  readonly " $data"?: DraftReview_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftReview_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftReview_card",
  "selections": [
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

(node as any).hash = "7dd53ac3fc7bce15f54bdfe7a093c27f";

export default node;
