/**
 * @generated SignedSource<<6a1122062cbfc959c9a64a2a8a388482>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripRooms_travel$data = {
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly currentPenaltyPrice: number | null | undefined;
    readonly id: string;
    readonly status: HotelRoomStatus;
    readonly " $fragmentSpreads": FragmentRefs<"TripRoomCard_room">;
  }>;
  readonly itinerary: {
    readonly rooms: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TripRoomCard_booked">;
    }>;
  } | null | undefined;
  readonly viewerCanCancel: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRoomsDialog_travel" | "TripRoomCard_travel">;
  readonly " $fragmentType": "TripRooms_travel";
};
export type TripRooms_travel$key = {
  readonly " $data"?: TripRooms_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripRooms_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripRooms_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelRoomsDialog_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripRoomCard_travel"
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
          "name": "id",
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
          "name": "currentPenaltyPrice",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TripRoomCard_room"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Itinerary",
      "kind": "LinkedField",
      "name": "itinerary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ItineraryRoom",
          "kind": "LinkedField",
          "name": "rooms",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TripRoomCard_booked"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "93705b6b096147170f4b391b8e3eb9e9";

export default node;
