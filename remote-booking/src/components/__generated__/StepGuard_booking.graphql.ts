/**
 * @generated SignedSource<<614246d82e6423c473b5fc00f82856c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StepGuard_booking$data = {
  readonly travel: {
    readonly id: string;
    readonly status: TravelStatus;
  } | null | undefined;
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
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "3bc5871fe810688c5884596e63d7666c";

export default node;
