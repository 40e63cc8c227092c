/**
 * @generated SignedSource<<653f0457522f79679a8c05a23f806c47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripHeader_travel$data = {
  readonly createdAt: string;
  readonly endDate: string;
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly status: HotelRoomStatus;
  }>;
  readonly id: string;
  readonly propertyContent: {
    readonly name: string;
  };
  readonly startDate: string;
  readonly travelNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"TripStatusBadge_travel">;
  readonly " $fragmentType": "TripHeader_travel";
};
export type TripHeader_travel$key = {
  readonly " $data"?: TripHeader_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripHeader_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripHeader_travel",
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
      "kind": "ScalarField",
      "name": "createdAt",
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
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "c9144d2bd725d667e534c24441e70a8f";

export default node;
