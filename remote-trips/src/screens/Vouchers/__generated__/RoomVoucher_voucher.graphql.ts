/**
 * @generated SignedSource<<dc5c35329d7bee7119014fb8458df5e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomVoucher_voucher$data = {
  readonly enPropertyContent: {
    readonly rooms: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"VoucherSheet_enHotel">;
  };
  readonly propertyContent: {
    readonly " $fragmentSpreads": FragmentRefs<"VoucherSheet_hotel">;
  };
  readonly " $fragmentType": "RoomVoucher_voucher";
};
export type RoomVoucher_voucher$key = {
  readonly " $data"?: RoomVoucher_voucher$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomVoucher_voucher">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomVoucher_voucher",
  "selections": [
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
          "alias": null,
          "args": null,
          "concreteType": "Room",
          "kind": "LinkedField",
          "name": "rooms",
          "plural": true,
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VoucherSheet_enHotel"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Voucher",
  "abstractKey": null
};

(node as any).hash = "f07340e1180fe950e7be0dd0ab77ff77";

export default node;
