/**
 * @generated SignedSource<<a62220b9fa5f6b41c1e78588850db965>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailDownload_travel$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DetailDownloadDialog_travel">;
  readonly " $fragmentType": "DetailDownload_travel";
};
export type DetailDownload_travel$key = {
  readonly " $data"?: DetailDownload_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailDownload_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailDownload_travel",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailDownloadDialog_travel"
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "34e57a6df2420779599f7966c9bcf458";

export default node;
