/**
 * @generated SignedSource<<e76bddef98fc813b358fb06d64a874fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOpenTasks_unsettled$data = ReadonlyArray<{
  readonly endDate: string;
  readonly id: string;
  readonly propertyContent: {
    readonly name: string;
  };
  readonly startDate: string;
  readonly " $fragmentType": "useOpenTasks_unsettled";
}>;
export type useOpenTasks_unsettled$key = ReadonlyArray<{
  readonly " $data"?: useOpenTasks_unsettled$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOpenTasks_unsettled">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useOpenTasks_unsettled",
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
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyContent",
      "kind": "LinkedField",
      "name": "propertyContent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "d43f58498e0cebca92ba15feb07399a9";

export default node;
