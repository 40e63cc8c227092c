/**
 * @generated SignedSource<<c0877de21907dd1231c1e99077f1c13c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardBrand = "AMEX" | "DINERS" | "DISCOVER" | "JCB" | "MASTERCARD" | "UNIONPAY" | "UNKNOWN" | "VISA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CardRow_card$data = {
  readonly brand: CardBrand;
  readonly expMonth: number;
  readonly expYear: number;
  readonly id: string;
  readonly last4: string;
  readonly nickname: string;
  readonly " $fragmentType": "CardRow_card";
};
export type CardRow_card$key = {
  readonly " $data"?: CardRow_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardRow_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardRow_card",
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
    }
  ],
  "type": "CreditCard",
  "abstractKey": null
};

(node as any).hash = "25126e1ea4cf3a09f7edcfa66dda6ffe";

export default node;
