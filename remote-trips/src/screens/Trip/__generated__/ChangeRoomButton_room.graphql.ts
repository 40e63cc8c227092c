/**
 * @generated SignedSource<<27e512eb37d2bf744fc37cf40ada2281>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeRoomButton_room$data = {
  readonly roomNumber: number;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomDialog_room">;
  readonly " $fragmentType": "ChangeRoomButton_room";
};
export type ChangeRoomButton_room$key = {
  readonly " $data"?: ChangeRoomButton_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomButton_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRoomButton_room",
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
      "name": "ChangeRoomDialog_room"
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "10702ce0caf685c9a90d823cecd54228";

export default node;
