/**
 * @generated SignedSource<<d925647e375a26d08898a3a01ebf9519>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoomBookingStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripActions_travel$data = {
  readonly endDate: string;
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly bookingStatus: RoomBookingStatus;
  }>;
  readonly externalSupplierName: string | null | undefined;
  readonly id: string;
  readonly itinerary: {
    readonly rooms: ReadonlyArray<{
      readonly childAges: ReadonlyArray<number>;
      readonly numberOfAdults: number;
    }>;
  } | null | undefined;
  readonly propertyContent: {
    readonly epsPropertyId: string;
  };
  readonly startDate: string;
  readonly status: TravelStatus;
  readonly viewerCanChangeDates: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarButton_travel" | "DetailDownloadDialog_travel">;
  readonly " $fragmentType": "TripActions_travel";
};
export type TripActions_travel$key = {
  readonly " $data"?: TripActions_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripActions_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripActions_travel",
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
      "name": "viewerCanChangeDates",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "numberOfAdults",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "childAges",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarButton_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailDownloadDialog_travel"
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "67bbe157ec3b21cbb6acdecc21d81746";

export default node;
