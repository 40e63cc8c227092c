/**
 * @generated SignedSource<<3879ded359638fe00922b90e79f0cdfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplacedTrip_travel$data = {
  readonly endDate: string;
  readonly startDate: string;
  readonly travelNumber: string;
  readonly " $fragmentType": "ReplacedTrip_travel";
};
export type ReplacedTrip_travel$key = {
  readonly " $data"?: ReplacedTrip_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplacedTrip_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplacedTrip_travel",
  "selections": [
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

(node as any).hash = "79e43c9158ddf5997537bbb107042738";

export default node;
