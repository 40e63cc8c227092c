/**
 * @generated SignedSource<<512bd3bb0e20d4be8a59cb6998a899ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItinerarySheet_itinerary$data = {
  readonly itineraryId: string | null | undefined;
  readonly " $fragmentType": "ItinerarySheet_itinerary";
};
export type ItinerarySheet_itinerary$key = {
  readonly " $data"?: ItinerarySheet_itinerary$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItinerarySheet_itinerary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItinerarySheet_itinerary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itineraryId",
      "storageKey": null
    }
  ],
  "type": "Itinerary",
  "abstractKey": null
};

(node as any).hash = "8810f8c0da75626343ea63c23dc2d2a5";

export default node;
