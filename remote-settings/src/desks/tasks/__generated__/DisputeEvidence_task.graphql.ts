/**
 * @generated SignedSource<<f76ad03b98f0345e3acc7e12e23e1319>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeAnswer = "OPEN" | "OVER" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeEvidence_task$data = {
  readonly disputeAnswer: DisputeAnswer | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "DisputeEvidence_task";
};
export type DisputeEvidence_task$key = {
  readonly " $data"?: DisputeEvidence_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeEvidence_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DisputeEvidence_task",
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
      "name": "disputeAnswer",
      "storageKey": null
    }
  ],
  "type": "OperatorTask",
  "abstractKey": null
};

(node as any).hash = "02e7824ffc5c718ed3edb439fe28c5ba";

export default node;
