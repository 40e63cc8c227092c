/**
 * @generated SignedSource<<32ba131e90859c7e8bfe5b03d5a10b30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparedHotelHead_hotel$data = {
  readonly epsPropertyId: string;
  readonly images: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useHotelPath_hotel">;
  readonly " $fragmentType": "ComparedHotelHead_hotel";
};
export type ComparedHotelHead_hotel$key = {
  readonly " $data"?: ComparedHotelHead_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedHotelHead_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparedHotelHead_hotel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "epsPropertyId",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
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
      "storageKey": "images(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHotelPath_hotel"
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "00afa754b03ccc7974d835109a677eaf";

export default node;
