/**
 * @generated SignedSource<<ad8854414ead3a0d524e15ab69593a26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardHoldEvent = "LAPSED" | "RENEWED" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CardHoldNotice_travel$data = {
  readonly cardHold: {
    readonly at: string;
    readonly event: CardHoldEvent;
  } | null | undefined;
  readonly status: TravelStatus;
  readonly " $fragmentType": "CardHoldNotice_travel";
};
export type CardHoldNotice_travel$key = {
  readonly " $data"?: CardHoldNotice_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardHoldNotice_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardHoldNotice_travel",
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
      "concreteType": "CardHold",
      "kind": "LinkedField",
      "name": "cardHold",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "event",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "aa6e71c2f6e4a3a978f8137b10cd2813";

export default node;
