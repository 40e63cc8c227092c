/**
 * @generated SignedSource<<65754a1cb38405f1536c940df3f6cdb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BrakePer = "ADDRESS" | "AGENCY" | "BRANCH" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BrakeSubjectText_subject$data = {
  readonly address: string | null | undefined;
  readonly agency: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
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
      "concreteType": "Agency",
      "kind": "LinkedField",
      "name": "agency",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
})();

(node as any).hash = "9d5b540f0c664047e870e5cf564348c7";

export default node;
