/**
 * @generated SignedSource<<511add59a2d5f7adf90eb49a6db6c7cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameForm_myself$data = {
  readonly name: string;
  readonly " $fragmentType": "NameForm_myself";
};
export type NameForm_myself$key = {
  readonly " $data"?: NameForm_myself$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameForm_myself">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NameForm_myself",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Myself",
  "abstractKey": null
};

(node as any).hash = "e9dda7ba0248bd73b71b524e9918bff3";

export default node;
