/**
 * @generated SignedSource<<d71495eb85e3d3bcf9413b5ec388b860>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItinerarySheet_room$data = {
  readonly bedType: string | null | undefined;
  readonly paymentPrice: number;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly " $fragmentType": "ItinerarySheet_room";
};
export type ItinerarySheet_room$key = {
  readonly " $data"?: ItinerarySheet_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItinerarySheet_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItinerarySheet_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bedType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentPrice",
      "storageKey": null
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "6b9797ff807c2840d606f9d9c754f39e";

export default node;
