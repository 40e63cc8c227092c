/**
 * @generated SignedSource<<cd6db4c30e170f6e1dadb0de38fdf8ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SoldOutRooms_hotel$data = {
  readonly language: string;
  readonly rooms: ReadonlyArray<{
    readonly id: string;
    readonly images: ReadonlyArray<{
      readonly url: string;
    }>;
    readonly maxOccupancy: number | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "SoldOutRooms_hotel";
};
export type SoldOutRooms_hotel$key = {
  readonly " $data"?: SoldOutRooms_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"SoldOutRooms_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SoldOutRooms_hotel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Room",
      "kind": "LinkedField",
      "name": "rooms",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxOccupancy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyImage",
          "kind": "LinkedField",
          "name": "images",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "de125a77403d6a3816ce4060309db36f";

export default node;
