/**
 * @generated SignedSource<<a2cee80f478429a9f0d860ef170ae6be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripHotel_travel$data = {
  readonly externalSupplierName: string | null | undefined;
  readonly propertyContent: {
    readonly address: {
      readonly city: string | null | undefined;
      readonly line1: string;
      readonly line2: string | null | undefined;
      readonly postalCode: string | null | undefined;
      readonly stateProvinceName: string | null | undefined;
    };
    readonly countryCode: string;
    readonly epsPropertyId: string;
    readonly images: ReadonlyArray<{
      readonly url: string;
    }>;
    readonly name: string;
    readonly nameEn: string;
    readonly phone: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"HotelNoteList_hotel">;
  };
  readonly " $fragmentType": "TripHotel_travel";
};
export type TripHotel_travel$key = {
  readonly " $data"?: TripHotel_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripHotel_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripHotel_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalSupplierName",
      "storageKey": null
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
          "args": null,
          "kind": "ScalarField",
          "name": "nameEn",
          "storageKey": null
        },
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HotelNoteList_hotel"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "6d1fe5a9d86aabdb263c06f68d68350c";

export default node;
