/**
 * @generated SignedSource<<dd95a9c8c79bc1693e47ea096a6cf51d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripHotelCell_travel$data = {
  readonly externalSupplierName: string | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalSupplierName",
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

(node as any).hash = "a894d9af4baab041dcdf5dbe0596527c";

export default node;
