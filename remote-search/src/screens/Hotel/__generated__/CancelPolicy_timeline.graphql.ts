/**
 * @generated SignedSource<<5201329181eaed20fee824218bb0f723>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelPolicy_timeline$data = {
  readonly freeUntil: string | null | undefined;
  readonly stages: ReadonlyArray<{
    readonly end: string | null | undefined;
    readonly label: string;
    readonly penaltyPrice: number;
    readonly start: string | null | undefined;
  }>;
  readonly " $fragmentType": "CancelPolicy_timeline";
};
export type CancelPolicy_timeline$key = {
  readonly " $data"?: CancelPolicy_timeline$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelPolicy_timeline">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelPolicy_timeline",
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

(node as any).hash = "49ede157565343069149063b1e767ee3";

export default node;
