/**
 * @generated SignedSource<<93912ddf8f3fa71ea129a91d1dd1bd07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeRoomDialog_booked$data = {
  readonly smoking: boolean;
  readonly smokingWish: boolean | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smokingWish",
      "storageKey": null
    }
  ],
  "type": "ItineraryRoom",
  "abstractKey": null
};

(node as any).hash = "dc67df721d153bf3a5d971da3913c632";

export default node;
