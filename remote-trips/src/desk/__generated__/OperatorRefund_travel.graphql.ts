/**
 * @generated SignedSource<<a8e438babc6faaba03f2691ae4811979>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OperatorRefund_travel$data = {
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly id: string;
    readonly paymentPrice: number;
    readonly refundPrice: number | null | undefined;
    readonly roomNumber: number;
    readonly status: HotelRoomStatus;
    readonly " $fragmentSpreads": FragmentRefs<"RefundRoomDialog_room">;
  }>;
  readonly " $fragmentType": "OperatorRefund_travel";
};
export type OperatorRefund_travel$key = {
  readonly " $data"?: OperatorRefund_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperatorRefund_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OperatorRefund_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpediaHotelRoom",
      "kind": "LinkedField",
      "name": "expediaHotelRooms",
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
          "name": "roomNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundPrice",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RefundRoomDialog_room"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "61b43ea50ad9859949e9d5099bb6bd22";

export default node;
