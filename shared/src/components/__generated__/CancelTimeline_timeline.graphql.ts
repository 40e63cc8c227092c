/**
 * @generated SignedSource<<39654cff6dd5ef5bd5fcf989d18db490>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelTimeline_timeline$data = {
  readonly alwaysFree: boolean;
  readonly freeUntil: string | null | undefined;
  readonly stages: ReadonlyArray<{
    readonly end: string | null | undefined;
    readonly label: string;
    readonly penaltyPrice: number;
    readonly start: string | null | undefined;
  }>;
  readonly " $fragmentType": "CancelTimeline_timeline";
};
export type CancelTimeline_timeline$key = {
  readonly " $data"?: CancelTimeline_timeline$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelTimeline_timeline">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelTimeline_timeline",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alwaysFree",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CancelStage",
      "kind": "LinkedField",
      "name": "stages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "penaltyPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CancelTimeline",
  "abstractKey": null
};

(node as any).hash = "bae712fa3b6f71d2ffc4325aa5399b06";

export default node;
