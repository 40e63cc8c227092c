/**
 * @generated SignedSource<<a0e360cf1ce487d3c9d8e8db5a44e5f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useHotelItems_hotel$data = {
  readonly address: {
    readonly city: string | null | undefined;
    readonly line1: string;
    readonly line2: string | null | undefined;
    readonly postalCode: string | null | undefined;
    readonly stateProvinceName: string | null | undefined;
  };
  readonly countryCode: string;
  readonly phone: string | null | undefined;
  readonly timeZone: string;
  readonly " $fragmentType": "useHotelItems_hotel";
};
export type useHotelItems_hotel$key = {
  readonly " $data"?: useHotelItems_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHotelItems_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useHotelItems_hotel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateProvinceName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line2",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "95163cd144cc450b58f4c8a0c3307885";

export default node;
