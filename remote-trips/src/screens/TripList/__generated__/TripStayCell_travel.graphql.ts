/**
 * @generated SignedSource<<81905ad8c6e6bf4b25b2aa97f154cb59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripStayCell_travel$data = {
  readonly endDate: string;
  readonly startDate: string;
  readonly " $fragmentType": "TripStayCell_travel";
};
export type TripStayCell_travel$key = {
  readonly " $data"?: TripStayCell_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripStayCell_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripStayCell_travel",
  "selections": [
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
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "6eddbbe76bd436ac94bd19f1ea2639b1";

export default node;
