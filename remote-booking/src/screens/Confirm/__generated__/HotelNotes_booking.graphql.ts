/**
 * @generated SignedSource<<14077a9e1748d7d39e1e8962c3b40a81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotelNotes_booking$data = {
  readonly propertyContent: {
    readonly " $fragmentSpreads": FragmentRefs<"HotelNoteList_hotel">;
  };
  readonly " $fragmentType": "HotelNotes_booking";
};
export type HotelNotes_booking$key = {
  readonly " $data"?: HotelNotes_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelNotes_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelNotes_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyContent",
      "kind": "LinkedField",
      "name": "propertyContent",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HotelNoteList_hotel"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "191a4caece829b29cc6dbed75c36a100";

export default node;
