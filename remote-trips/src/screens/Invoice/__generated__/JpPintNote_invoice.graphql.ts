/**
 * @generated SignedSource<<f6ebd7081b72f89d6c7f78133994815a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JpPintProblem = "BUYER_ID_MISSING" | "SELLER_NUMBER_MISSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JpPintNote_invoice$data = {
  readonly jpPintProblem: JpPintProblem | null | undefined;
  readonly " $fragmentType": "JpPintNote_invoice";
};
export type JpPintNote_invoice$key = {
  readonly " $data"?: JpPintNote_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"JpPintNote_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JpPintNote_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jpPintProblem",
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "9f4a5a094ce8da83fd1b9ac99902e9e7";

export default node;
