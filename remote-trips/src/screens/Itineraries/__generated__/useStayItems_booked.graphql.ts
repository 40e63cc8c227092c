/**
 * @generated SignedSource<<b265af793aefacac300bbd347023c3f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useStayItems_booked$data = {
  readonly checkin: string;
  readonly checkout: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly " $fragmentType": "useStayItems_booked";
};
export type useStayItems_booked$key = {
  readonly " $data"?: useStayItems_booked$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStayItems_booked">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStayItems_booked",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "familyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "givenName",
      "storageKey": null
    },
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
    }
  ],
  "type": "ItineraryRoom",
  "abstractKey": null
};

(node as any).hash = "77a67d9d0db907b01b2302f0d2433289";

export default node;
