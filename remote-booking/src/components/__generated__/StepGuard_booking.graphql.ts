/**
 * @generated SignedSource<<9dd3c5dc278d69ca8040141f5e4c0df1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PreparedBookingState = "BOOKED" | "BOOKING" | "EXPIRED" | "FAILED" | "OPEN" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StepGuard_booking$data = {
  readonly priceCheckId: string;
  readonly state: PreparedBookingState;
  readonly travel: {
    readonly id: string;
    readonly status: TravelStatus;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DraftProvider_booking" | "StepOrder_booking">;
  readonly " $fragmentType": "StepGuard_booking";
};
export type StepGuard_booking$key = {
  readonly " $data"?: StepGuard_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepGuard_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepGuard_booking",
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
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Travel",
      "kind": "LinkedField",
      "name": "travel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DraftProvider_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepOrder_booking"
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "d0a0957c3b2845531cf9edf937d43070";

export default node;
