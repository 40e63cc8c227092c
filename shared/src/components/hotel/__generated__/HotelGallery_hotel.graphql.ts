/**
 * @generated SignedSource<<90f388a81851c2a2c6b8fec8c2c77994>>
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
    readonly category: string | null | undefined;
    readonly largeUrl: string;
    readonly url: string;
  }>;
  readonly rooms: ReadonlyArray<{
    readonly images: ReadonlyArray<{
      readonly caption: string | null | undefined;
      readonly category: string | null | undefined;
      readonly largeUrl: string;
      readonly url: string;
    }>;
  }>;
  readonly " $fragmentType": "HotelGallery_hotel";
};
export type HotelGallery_hotel$key = {
  readonly " $data"?: HotelGallery_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelGallery_hotel">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelGallery_hotel",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Room",
      "kind": "LinkedField",
      "name": "rooms",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};
})();

(node as any).hash = "96c9cbf8590f8f3487ff2b5da01815af";

export default node;
