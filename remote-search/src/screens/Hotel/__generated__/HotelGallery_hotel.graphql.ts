/**
 * @generated SignedSource<<e939f6dd352e440a0da07165130904ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotelGallery_hotel$data = {
  readonly images: ReadonlyArray<{
    readonly caption: string | null | undefined;
    readonly largeUrl: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "HotelGallery_hotel";
};
export type HotelGallery_hotel$key = {
  readonly " $data"?: HotelGallery_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelGallery_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelGallery_hotel",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "largeUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "0b29a4df7d6d09c01a26634889736f63";

export default node;
