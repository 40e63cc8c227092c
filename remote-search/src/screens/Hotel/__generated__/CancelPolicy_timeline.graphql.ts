/**
 * @generated SignedSource<<855d4b210a724742cedca76ef79ca761>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelPolicy_timeline$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CancelTimeline_timeline">;
  readonly " $fragmentType": "CancelPolicy_timeline";
};
export type CancelPolicy_timeline$key = {
  readonly " $data"?: CancelPolicy_timeline$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelPolicy_timeline">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelPolicy_timeline",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelTimeline_timeline"
    }
  ],
  "type": "CancelTimeline",
  "abstractKey": null
};

(node as any).hash = "4dca041bcfdaea73a19784d05c1a359d";

export default node;
