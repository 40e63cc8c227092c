/**
 * @generated SignedSource<<1a00d4dafd9e91b509962a6082b23e1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripShare_travel$data = {
  readonly publicKey: string | null | undefined;
  readonly status: TravelStatus;
  readonly " $fragmentType": "TripShare_travel";
};
export type TripShare_travel$key = {
  readonly " $data"?: TripShare_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripShare_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripShare_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicKey",
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "ea11339b3984c93ae572b722516a5b3c";

export default node;
