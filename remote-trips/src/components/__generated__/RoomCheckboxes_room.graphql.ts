/**
 * @generated SignedSource<<0d7771db9c3d8e4abae04c37dbbbf2b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomCheckboxes_room$data = ReadonlyArray<{
  readonly familyName: string;
  readonly givenName: string;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly " $fragmentType": "RoomCheckboxes_room";
}>;
export type RoomCheckboxes_room$key = ReadonlyArray<{
  readonly " $data"?: RoomCheckboxes_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomCheckboxes_room">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RoomCheckboxes_room",
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
      "name": "familyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "givenName",
      "storageKey": null
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "a5899a9ca7ea3b7480bd4e4784c83f6e";

export default node;
