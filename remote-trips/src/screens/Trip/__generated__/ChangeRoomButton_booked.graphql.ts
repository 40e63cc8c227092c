/**
 * @generated SignedSource<<85db5cbb1813f3ad75318f2b571a3f3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeRoomButton_booked$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomDialog_booked">;
  readonly " $fragmentType": "ChangeRoomButton_booked";
};
export type ChangeRoomButton_booked$key = {
  readonly " $data"?: ChangeRoomButton_booked$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomButton_booked">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRoomButton_booked",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRoomDialog_booked"
    }
  ],
  "type": "ItineraryRoom",
  "abstractKey": null
};

(node as any).hash = "61eb77eddf6f42cbcb3ec4486e71ad25";

export default node;
