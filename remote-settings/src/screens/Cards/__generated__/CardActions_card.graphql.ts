/**
 * @generated SignedSource<<62ca22725e7c920e35b67bd530620dfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardActions_card$data = {
  readonly id: string;
  readonly nickname: string;
  readonly " $fragmentType": "CardActions_card";
};
export type CardActions_card$key = {
  readonly " $data"?: CardActions_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardActions_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardActions_card",
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
    }
  ],
  "type": "CreditCard",
  "abstractKey": null
};

(node as any).hash = "a40fd004693e54fc209203ab19dd3fd4";

export default node;
