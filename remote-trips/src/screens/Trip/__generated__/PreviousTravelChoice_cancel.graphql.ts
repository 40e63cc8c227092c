/**
 * @generated SignedSource<<b4380687b1c3d869d37e37560f50ce35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoomBookingStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PreviousTravelChoice_cancel$data = {
  readonly penaltyPrice: number;
  readonly requestSent: boolean;
  readonly travel: {
    readonly endDate: string;
    readonly expediaHotelRooms: ReadonlyArray<{
      readonly bookingStatus: RoomBookingStatus;
      readonly paymentPrice: number;
      readonly refundPrice: number | null | undefined;
    }>;
    readonly propertyContent: {
      readonly name: string;
    };
    readonly startDate: string;
    readonly travelNumber: string;
  };
  readonly " $fragmentType": "PreviousTravelChoice_cancel";
};
export type PreviousTravelChoice_cancel$key = {
  readonly " $data"?: PreviousTravelChoice_cancel$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviousTravelChoice_cancel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviousTravelChoice_cancel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "penaltyPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestSent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Travel",
      "kind": "LinkedField",
      "name": "travel",
      "plural": false,
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
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
              "name": "bookingStatus",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PreviousTravelCancel",
  "abstractKey": null
};

(node as any).hash = "6ad412d987a3d755a5bbdabe484a70e9";

export default node;
