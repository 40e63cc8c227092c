/**
 * @generated SignedSource<<60eae76a191c5f1b26f71326a45d7048>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItinerarySheet_room$data = {
  readonly roomNumber: number;
  readonly " $fragmentSpreads": FragmentRefs<"usePriceItems_room" | "useRoomItems_room">;
  readonly " $fragmentType": "ItinerarySheet_room";
};
export type ItinerarySheet_room$key = {
  readonly " $data"?: ItinerarySheet_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItinerarySheet_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItinerarySheet_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomNumber",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRoomItems_room"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePriceItems_room"
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "993f92a177d4a24ccdb6e044bb1c5db3";

export default node;
