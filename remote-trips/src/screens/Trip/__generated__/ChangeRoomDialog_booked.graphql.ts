/**
 * @generated SignedSource<<a1b470909515e8913f739335902cc0de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeRoomDialog_booked$data = {
  readonly smoking: boolean;
  readonly " $fragmentType": "ChangeRoomDialog_booked";
};
export type ChangeRoomDialog_booked$key = {
  readonly " $data"?: ChangeRoomDialog_booked$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomDialog_booked">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRoomDialog_booked",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smoking",
      "storageKey": null
    }
  ],
  "type": "ItineraryRoom",
  "abstractKey": null
};

(node as any).hash = "9390faa38f0a01099cf4d7e771b41567";

export default node;
