/**
 * @generated SignedSource<<7fcdc4bfaf62475877f50db4bafaa4f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayAtHotel_price$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PropertyPriceLines_price">;
  readonly " $fragmentType": "PayAtHotel_price";
};
export type PayAtHotel_price$key = {
  readonly " $data"?: PayAtHotel_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayAtHotel_price">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayAtHotel_price",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyPriceLines_price"
    }
  ],
  "type": "TotalPropertyPrice",
  "abstractKey": null
};

(node as any).hash = "e43f1dc88644e2426510c9db945a39a3";

export default node;
