/**
 * @generated SignedSource<<25501992c61dc6c4dfd2336be6de6f00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherRoom_travel$data = {
  readonly enPropertyContent: {
    readonly " $fragmentSpreads": FragmentRefs<"VoucherSheet_enHotel">;
  };
  readonly is3rdParty: boolean;
  readonly propertyContent: {
    readonly " $fragmentSpreads": FragmentRefs<"VoucherSheet_hotel">;
  };
  readonly travelNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"GuestContacts_travel">;
  readonly " $fragmentType": "VoucherRoom_travel";
};
export type VoucherRoom_travel$key = {
  readonly " $data"?: VoucherRoom_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherRoom_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherRoom_travel",
  "selections": [
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
      "name": "is3rdParty",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "VoucherSheet_hotel"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyContent",
      "kind": "LinkedField",
      "name": "enPropertyContent",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VoucherSheet_enHotel"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GuestContacts_travel"
    }
  ],
  "type": "PublicTravel",
  "abstractKey": null
};

(node as any).hash = "894faf0d4007f87b4bf1a092b15a75f1";

export default node;
