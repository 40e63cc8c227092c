/**
 * @generated SignedSource<<0ae6f2cab619d6a40c1b10d59fbf74ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyPrice_price$data = {
  readonly total: {
    readonly currency: string;
    readonly value: string;
  };
  readonly " $fragmentType": "PropertyPrice_price";
};
export type PropertyPrice_price$key = {
  readonly " $data"?: PropertyPrice_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyPrice_price">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyPrice_price",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
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
      ],
      "storageKey": null
    }
  ],
  "type": "TotalPropertyPrice",
  "abstractKey": null
};

(node as any).hash = "b914d0a6126ddd54f734e23b99ae5224";

export default node;
