/**
 * @generated SignedSource<<955255b609af7814fc27af9de118b454>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutcomePending_travel$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly id: string;
  readonly travelNumber: string;
  readonly " $fragmentType": "OutcomePending_travel";
};
export type OutcomePending_travel$key = {
  readonly " $data"?: OutcomePending_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutcomePending_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutcomePending_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "travelNumber",
      "storageKey": null
    },
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
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "2786b1b132c382e54fdf6cd5f3aafabe";

export default node;
