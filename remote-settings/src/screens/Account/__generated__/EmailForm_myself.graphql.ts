/**
 * @generated SignedSource<<d05c2dc9c3e9f5aaf114d0696f19ccca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailForm_myself$data = {
  readonly email: string;
  readonly " $fragmentType": "EmailForm_myself";
};
export type EmailForm_myself$key = {
  readonly " $data"?: EmailForm_myself$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailForm_myself">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailForm_myself",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Myself",
  "abstractKey": null
};

(node as any).hash = "6871826c3601c212e955eab16172e01f";

export default node;
