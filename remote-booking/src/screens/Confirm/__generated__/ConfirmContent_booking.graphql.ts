/**
 * @generated SignedSource<<8774580e34df23184f442ed31d8497a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmContent_booking$data = {
  readonly previousTravel: {
    readonly id: string;
  } | null | undefined;
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
      "alias": null,
      "args": null,
      "concreteType": "Travel",
      "kind": "LinkedField",
      "name": "previousTravel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "5e0ca07d96a1726bede830aaffa4ff5a";

export default node;
