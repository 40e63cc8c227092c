/**
 * @generated SignedSource<<b8c18776328dc0e10d80bd58a79216c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SoldOutLine_facets$data = {
  readonly soldOut: number;
  readonly " $fragmentType": "SoldOutLine_facets";
};
export type SoldOutLine_facets$key = {
  readonly " $data"?: SoldOutLine_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"SoldOutLine_facets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SoldOutLine_facets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "soldOut",
      "storageKey": null
    }
  ],
  "type": "PropertyFacets",
  "abstractKey": null
};

(node as any).hash = "0456ca5e46bb5720774eb9d4def15dc2";

export default node;
