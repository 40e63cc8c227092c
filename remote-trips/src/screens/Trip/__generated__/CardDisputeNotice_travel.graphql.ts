/**
 * @generated SignedSource<<0dab0f68c22819c062390e9b109c3c7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardDispute = "CHARGED_BACK" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CardDisputeNotice_travel$data = {
  readonly cardDispute: CardDispute | null | undefined;
  readonly " $fragmentType": "CardDisputeNotice_travel";
};
export type CardDisputeNotice_travel$key = {
  readonly " $data"?: CardDisputeNotice_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardDisputeNotice_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardDisputeNotice_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardDispute",
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "3bbc3be28761369a26a59ee3326c2e4d";

export default node;
