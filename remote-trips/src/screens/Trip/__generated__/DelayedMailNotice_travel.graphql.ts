/**
 * @generated SignedSource<<e1cc1fcbd0ac8545c457d67d5c6ecf1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DelayedMailNotice_travel$data = {
  readonly delayedMailUntil: string | null | undefined;
  readonly email: string;
  readonly " $fragmentType": "DelayedMailNotice_travel";
};
export type DelayedMailNotice_travel$key = {
  readonly " $data"?: DelayedMailNotice_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"DelayedMailNotice_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DelayedMailNotice_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delayedMailUntil",
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "e5247a04702bdb4d25ad1db6b49d8694";

export default node;
