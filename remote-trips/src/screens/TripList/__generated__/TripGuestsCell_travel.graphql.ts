/**
 * @generated SignedSource<<b71e4d4265a66dcd4c230f17b635f51c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripGuestsCell_travel$data = {
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly familyName: string;
    readonly givenName: string;
    readonly id: string;
  }>;
  readonly " $fragmentType": "TripGuestsCell_travel";
};
export type TripGuestsCell_travel$key = {
  readonly " $data"?: TripGuestsCell_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripGuestsCell_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripGuestsCell_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpediaHotelRoom",
      "kind": "LinkedField",
      "name": "expediaHotelRooms",
      "plural": true,
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
          "name": "familyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "givenName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "4848f2067919d4dc0e576fc9f4cd200a";

export default node;
