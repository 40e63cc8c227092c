/**
 * @generated SignedSource<<19d0067d8c37f59d16f50a17b7536164>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotelNotes_hotel$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HotelNoteList_hotel">;
  readonly " $fragmentType": "HotelNotes_hotel";
};
export type HotelNotes_hotel$key = {
  readonly " $data"?: HotelNotes_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelNotes_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelNotes_hotel",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HotelNoteList_hotel"
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "44a834d855477b605b9be9ce4c9d340f";

export default node;
