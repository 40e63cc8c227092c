/**
 * @generated SignedSource<<c6130308fd194fd091b219aba80d927b>>
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

(node as any).hash = "71c5992f2a2f0425414d8de1146528b9";

export default node;
