/**
 * @generated SignedSource<<dedbcbc658d602ed31305b827cf98b33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripShare_travel$data = {
  readonly publicKey: string | null | undefined;
  readonly " $fragmentType": "TripShare_travel";
};
export type TripShare_travel$key = {
  readonly " $data"?: TripShare_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripShare_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripShare_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicKey",
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "faf06dc6a36208fba45490f26752141b";

export default node;
