/**
 * @generated SignedSource<<c6ef34463a81e91beccb68d2128a5385>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmContent_booking$data = {
  readonly ownCards: ReadonlyArray<{
    readonly id: string;
    readonly last4: string;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentReview_card">;
  }>;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditCard",
      "kind": "LinkedField",
      "name": "ownCards",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last4",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaymentReview_card"
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
})();

(node as any).hash = "bf890d97f447f7e554fb70e370f233e6";

export default node;
