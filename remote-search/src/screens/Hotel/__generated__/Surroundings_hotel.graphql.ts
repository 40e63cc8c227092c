/**
 * @generated SignedSource<<eb071bd8cdfa6d0f7db236d92af3b78d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Surroundings_hotel$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HotelMap_hotel" | "HotelSpots_hotel">;
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
      "name": "HotelMap_hotel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HotelSpots_hotel"
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "ea482483c270403056ac7af96d67bfe0";

export default node;
