/**
 * @generated SignedSource<<d3ad08402a051b2c82b54f0297836eda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Surroundings_hotel$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HotelSpots_hotel">;
  readonly " $fragmentType": "Surroundings_hotel";
};
export type Surroundings_hotel$key = {
  readonly " $data"?: Surroundings_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"Surroundings_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Surroundings_hotel",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HotelSpots_hotel"
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "1be3483b91004070bcba5f7d7950c315";

export default node;
