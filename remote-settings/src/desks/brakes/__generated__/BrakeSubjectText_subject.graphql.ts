/**
 * @generated SignedSource<<1e56492ebe0082da2e271f667431ef97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BrakePer = "ADDRESS" | "BRANCH" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BrakeSubjectText_subject$data = {
  readonly address: string | null | undefined;
  readonly companyBranch: {
    readonly branchName: string;
    readonly companyName: string;
    readonly id: string;
  } | null | undefined;
  readonly per: BrakePer;
  readonly userName: string | null | undefined;
  readonly " $fragmentType": "BrakeSubjectText_subject";
};
export type BrakeSubjectText_subject$key = {
  readonly " $data"?: BrakeSubjectText_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrakeSubjectText_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrakeSubjectText_subject",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "per",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyBranch",
      "kind": "LinkedField",
      "name": "companyBranch",
      "plural": false,
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
          "name": "companyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "branchName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    }
  ],
  "type": "BrakeSubject",
  "abstractKey": null
};

(node as any).hash = "3b1c4eb277d0be350fec1a3aa0f712cc";

export default node;
