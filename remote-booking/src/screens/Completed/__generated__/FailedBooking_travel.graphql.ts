/**
 * @generated SignedSource<<5e959c5d78e50b5da4569bf773be598f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FailedBooking_travel$data = {
  readonly endDate: string;
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
  readonly travelNumber: string;
  readonly " $fragmentType": "FailedBooking_travel";
};
export type FailedBooking_travel$key = {
  readonly " $data"?: FailedBooking_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedBooking_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedBooking_travel",
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
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "beb5117f98cbb41a1d3e2779f33cfe55";

export default node;
