/**
 * @generated SignedSource<<72dc74655aab6abc8ef3647dcd04922d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherHotelRows_enHotel$data = {
  readonly address: {
    readonly city: string | null | undefined;
    readonly line1: string;
    readonly line2: string | null | undefined;
    readonly postalCode: string | null | undefined;
    readonly stateProvinceName: string | null | undefined;
  };
  readonly countryCode: string;
  readonly importantNotes: {
    readonly checkinSpecialInstructions: string | null | undefined;
  };
  readonly " $fragmentType": "VoucherHotelRows_enHotel";
};
export type VoucherHotelRows_enHotel$key = {
  readonly " $data"?: VoucherHotelRows_enHotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherHotelRows_enHotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherHotelRows_enHotel",
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
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line2",
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
          "name": "stateProvinceName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportantNotes",
      "kind": "LinkedField",
      "name": "importantNotes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkinSpecialInstructions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "a8b38875707a3053ef0f2349a53d05ed";

export default node;
