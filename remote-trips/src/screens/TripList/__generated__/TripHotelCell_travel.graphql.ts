/**
 * @generated SignedSource<<a3e0f8ae36c206a4a344fb108a8747cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripHotelCell_travel$data = {
  readonly id: string;
  readonly propertyContent: {
    readonly images: ReadonlyArray<{
      readonly url: string;
    }>;
    readonly name: string;
  };
  readonly travelNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"TripStatusBadge_travel">;
  readonly " $fragmentType": "TripHotelCell_travel";
};
export type TripHotelCell_travel$key = {
  readonly " $data"?: TripHotelCell_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripHotelCell_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripHotelCell_travel",
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
      "name": "travelNumber",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripStatusBadge_travel"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyContent",
      "kind": "LinkedField",
      "name": "propertyContent",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "2697b9bc2031e7a8c4467af78ed0f208";

export default node;
