/**
 * @generated SignedSource<<04f30b1671ade5d5484159ceac425b2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndeliveredMailNotice_travel$data = {
  readonly email: string;
  readonly undeliveredMailAt: string | null | undefined;
  readonly " $fragmentType": "UndeliveredMailNotice_travel";
};
export type UndeliveredMailNotice_travel$key = {
  readonly " $data"?: UndeliveredMailNotice_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndeliveredMailNotice_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndeliveredMailNotice_travel",
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
      "name": "undeliveredMailAt",
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "0e46adf792d12dfa2e848a28b3f0649d";

export default node;
