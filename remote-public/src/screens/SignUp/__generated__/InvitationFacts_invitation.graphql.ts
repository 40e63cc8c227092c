/**
 * @generated SignedSource<<7743c7c58b90a0fe4d26fcb9ffc07814>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationFacts_invitation$data = {
  readonly agency: {
    readonly licenseNumber: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly branchName: string;
  readonly companyName: string;
  readonly expiresAt: string;
  readonly " $fragmentType": "InvitationFacts_invitation";
};
export type InvitationFacts_invitation$key = {
  readonly " $data"?: InvitationFacts_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationFacts_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationFacts_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branchName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicAgency",
      "kind": "LinkedField",
      "name": "agency",
      "plural": false,
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
          "name": "licenseNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "d71ce68d270136d7b3856cd0591b0510";

export default node;
