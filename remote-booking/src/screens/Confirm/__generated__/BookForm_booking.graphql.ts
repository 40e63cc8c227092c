/**
 * @generated SignedSource<<4a3bbc42de27cc7070a97ca0366bf09d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PreparedBookingState = "BOOKED" | "BOOKING" | "EXPIRED" | "FAILED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookForm_booking$data = {
  readonly previousPenaltyPrice: number | null | undefined;
  readonly similarTravels: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly state: PreparedBookingState;
  readonly usingRate: {
    readonly pricing: {
      readonly total: {
        readonly paymentPrice: number;
      };
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"CancelPolicy_booking" | "PreviousTrip_booking" | "prepareAgain_booking">;
  readonly " $fragmentType": "BookForm_booking";
};
export type BookForm_booking$key = {
  readonly " $data"?: BookForm_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookForm_booking">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "RatePricing",
  "kind": "LinkedField",
  "name": "pricing",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TotalPrice",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookForm_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousPenaltyPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Travel",
      "kind": "LinkedField",
      "name": "similarTravels",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "usingRate",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelPolicy_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreviousTrip_booking"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "prepareAgain_booking",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceCheckId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Travel",
          "kind": "LinkedField",
          "name": "previousTravel",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyContent",
          "kind": "LinkedField",
          "name": "propertyContent",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "epsPropertyId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PreparedRoom",
          "kind": "LinkedField",
          "name": "room",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "epsRoomId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Stay",
          "kind": "LinkedField",
          "name": "stay",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkin",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkout",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Occupancy",
              "kind": "LinkedField",
              "name": "occupancies",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "adults",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "childAges",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "usingRate",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "epsRateId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isPackageRate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BedGroup",
              "kind": "LinkedField",
              "name": "bedGroups",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};
})();

(node as any).hash = "9186ce6901f9654ee6bf994929059e53";

export default node;
