/**
 * @generated SignedSource<<9a7e6de6cf922fac7e9ddb9ea33e1937>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignUpForm_invitation$data = {
  readonly email: string;
  readonly name: string;
  readonly " $fragmentType": "SignUpForm_invitation";
};
export type SignUpForm_invitation$key = {
  readonly " $data"?: SignUpForm_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpForm_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignUpForm_invitation",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "43f8a8e1fbaed05acb7982b968892998";

export default node;
