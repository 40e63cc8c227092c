/**
 * @generated SignedSource<<c12ebff94ae89d4d20cafc8074367330>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripStatusBadge_travel$data = {
  readonly status: TravelStatus;
  readonly " $fragmentType": "TripStatusBadge_travel";
};
export type TripStatusBadge_travel$key = {
  readonly " $data"?: TripStatusBadge_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripStatusBadge_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripStatusBadge_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "41ec2ca68c781283700007dcef9b128b";

export default node;
