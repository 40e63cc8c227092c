/**
 * @generated SignedSource<<fff59014d6492772b3e6ca1eb5953c16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OutcomeNote_travel$data = {
  readonly email: string;
  readonly status: TravelStatus;
  readonly travelNumber: string;
  readonly " $fragmentType": "OutcomeNote_travel";
};
export type OutcomeNote_travel$key = {
  readonly " $data"?: OutcomeNote_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutcomeNote_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutcomeNote_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "travelNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "29105b96df2f6aa48ccc54186689976a";

export default node;
