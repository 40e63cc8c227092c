/**
 * @generated SignedSource<<0219e07a720e05c330a03335f1d087a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelPolicy_timeline$data = {
  readonly alwaysFree: boolean;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alwaysFree",
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

(node as any).hash = "61a318f9ce3cdf6b8bf61aea8e1ef8c2";

export default node;
