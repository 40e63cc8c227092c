/**
 * @generated SignedSource<<6b7e4957c005715e54382523942a743c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomChooser_room$data = ReadonlyArray<{
  readonly familyName: string;
  readonly givenName: string;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly " $fragmentType": "RoomChooser_room";
}>;
export type RoomChooser_room$key = ReadonlyArray<{
  readonly " $data"?: RoomChooser_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomChooser_room">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RoomChooser_room",
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
  "type": "PublicTravelRoom",
  "abstractKey": null
};

(node as any).hash = "2776ec6fabb59f76e6e5e34b582cd37e";

export default node;
