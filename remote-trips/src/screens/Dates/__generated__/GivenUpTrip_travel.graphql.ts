/**
 * @generated SignedSource<<1f38956b136d1b759fb2d1fd9cc30a94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GivenUpTrip_travel$data = {
  readonly endDate: string;
  readonly startDate: string;
  readonly travelNumber: string;
  readonly " $fragmentType": "GivenUpTrip_travel";
};
export type GivenUpTrip_travel$key = {
  readonly " $data"?: GivenUpTrip_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"GivenUpTrip_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GivenUpTrip_travel",
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

(node as any).hash = "e3d47f447f546b48de35496bd586292d";

export default node;
