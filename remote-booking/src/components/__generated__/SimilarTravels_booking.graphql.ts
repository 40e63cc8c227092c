/**
 * @generated SignedSource<<6ae078f6e9f32d4406fde4d341bef2d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimilarTravels_booking$data = {
  readonly similarTravels: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SimilarTravelList_travels">;
  }>;
  readonly " $fragmentType": "SimilarTravels_booking";
};
export type SimilarTravels_booking$key = {
  readonly " $data"?: SimilarTravels_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarTravels_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimilarTravels_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Travel",
      "kind": "LinkedField",
      "name": "similarTravels",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SimilarTravelList_travels"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "061cff39959b782f4b7844eb5adb349c";

export default node;
