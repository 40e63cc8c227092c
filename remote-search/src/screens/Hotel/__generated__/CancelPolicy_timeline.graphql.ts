/**
 * @generated SignedSource<<096d26ec18f4d40ec6ade051c80b5769>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelPolicy_timeline$data = {
  readonly freeUntil: string | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeUntil",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelTimeline_timeline"
    }
  ],
  "type": "CancelTimeline",
  "abstractKey": null
};

(node as any).hash = "fadb76e86a7ae20adc02bef4829a6f13";

export default node;
