/**
 * @generated SignedSource<<871ae0599168a9e4e37fb39a04ea485e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotelAbout_hotel$data = {
  readonly descriptions: {
    readonly amenities: string | null | undefined;
    readonly attractions: string | null | undefined;
    readonly businessAmenities: string | null | undefined;
    readonly dining: string | null | undefined;
    readonly general: string | null | undefined;
    readonly headline: string | null | undefined;
    readonly location: string | null | undefined;
    readonly renovations: string | null | undefined;
    readonly rooms: string | null | undefined;
  };
  readonly language: string;
  readonly themes: ReadonlyArray<string>;
  readonly " $fragmentType": "HotelAbout_hotel";
};
export type HotelAbout_hotel$key = {
  readonly " $data"?: HotelAbout_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelAbout_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelAbout_hotel",
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
      "concreteType": "PropertyDescriptions",
      "kind": "LinkedField",
      "name": "descriptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "headline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "location",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rooms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dining",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amenities",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attractions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "businessAmenities",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "renovations",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "general",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "themes",
      "storageKey": null
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "7c8c17dd751b721fea10931526b9a891";

export default node;
