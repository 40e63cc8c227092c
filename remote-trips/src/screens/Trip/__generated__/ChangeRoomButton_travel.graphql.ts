/**
 * @generated SignedSource<<696ded8f92f260f8bbeb253ab5222ccf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeRoomButton_travel$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomDialog_travel">;
  readonly " $fragmentType": "ChangeRoomButton_travel";
};
export type ChangeRoomButton_travel$key = {
  readonly " $data"?: ChangeRoomButton_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomButton_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRoomButton_travel",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRoomDialog_travel"
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "64aa2395ba31c9764895c9ebb79849d7";

export default node;
