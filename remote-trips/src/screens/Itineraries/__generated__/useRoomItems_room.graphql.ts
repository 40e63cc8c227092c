/**
 * @generated SignedSource<<2ee2ee720a2631baf22c9ec59a13a44f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRoomItems_room$data = {
  readonly bedType: string | null | undefined;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly " $fragmentType": "useRoomItems_room";
};
export type useRoomItems_room$key = {
  readonly " $data"?: useRoomItems_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRoomItems_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRoomItems_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bedType",
      "storageKey": null
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "10e488c7572942fcae13aab80c8eda47";

export default node;
