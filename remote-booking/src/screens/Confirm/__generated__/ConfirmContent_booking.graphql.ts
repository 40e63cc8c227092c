/**
 * @generated SignedSource<<8b17aa96d70179afcc003a64371e1443>>
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
  readonly " $fragmentSpreads": FragmentRefs<"BookForm_booking" | "ContractNotes_booking" | "GuestReview_booking" | "HotelNotes_booking" | "PriceBreakdown_booking" | "SimilarTravels_booking" | "StayReview_booking">;
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
      "name": "ContractNotes_booking"
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

(node as any).hash = "fd7caccffbe6ed55d49d970b9ec991ca";

export default node;
