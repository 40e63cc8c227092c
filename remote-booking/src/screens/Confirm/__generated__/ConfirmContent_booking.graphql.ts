/**
 * @generated SignedSource<<bf8a00df012690d6bc46e42a7753cdef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmContent_booking$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BookForm_booking" | "GuestReview_booking" | "HotelNotes_booking" | "PriceBreakdown_booking" | "SimilarTravels_booking" | "StayReview_booking">;
  readonly " $fragmentType": "ConfirmContent_booking";
};
export type ConfirmContent_booking$key = {
  readonly " $data"?: ConfirmContent_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmContent_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmContent_booking",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StayReview_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GuestReview_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceBreakdown_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HotelNotes_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SimilarTravels_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookForm_booking"
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "02ab9a3bcc5338236ed1c2c0d713854b";

export default node;
