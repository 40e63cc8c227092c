/**
 * @generated SignedSource<<7cda1aadee00b658a6a76a39c8ef7ca6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OtherSession_myself$data = {
  readonly email: string;
  readonly name: string;
  readonly " $fragmentType": "OtherSession_myself";
};
export type OtherSession_myself$key = {
  readonly " $data"?: OtherSession_myself$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherSession_myself">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherSession_myself",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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

(node as any).hash = "103297272ef926ae5d946094c4bd267f";

export default node;
