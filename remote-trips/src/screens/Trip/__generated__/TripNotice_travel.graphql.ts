/**
 * @generated SignedSource<<4965841f8d71816141769f23726cacc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActorRole = "AGENCY" | "COMPANY_ADMIN" | "COMPANY_EMPLOYEE" | "OPERATOR" | "SUPPLIER" | "SYSTEM" | "%future added value";
export type TravelHistoryType = "BILLED_TAX_RECORDED" | "DATE_CHANGED" | "HOTEL_CREATED" | "PREVIOUS_TRAVEL_CANCEL_CHOSEN" | "PREVIOUS_TRAVEL_KEEP_CHOSEN" | "ROOM_CANCELED" | "ROOM_CHANGED" | "ROOM_CREATED" | "ROOM_REFUNDED" | "TRAVEL_BOOKED" | "TRAVEL_CANCELED" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripNotice_travel$data = {
  readonly endDate: string;
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly cancelPending: boolean;
    readonly changePending: boolean;
    readonly id: string;
    readonly roomNumber: number;
  }>;
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
  readonly updateTimeline: ReadonlyArray<{
    readonly __typename: "TravelHistory";
    readonly data: {
      readonly by?: ActorRole;
      readonly expediaHotelRoomId?: string;
    };
    readonly historyType: TravelHistoryType;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DateChangeNotice_travel" | "DelayedMailNotice_travel" | "UndeliveredMailNotice_travel">;
  readonly " $fragmentType": "TripNotice_travel";
};
export type TripNotice_travel$key = {
  readonly " $data"?: TripNotice_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripNotice_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripNotice_travel",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DateChangeNotice_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UndeliveredMailNotice_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DelayedMailNotice_travel"
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
          "name": "cancelPending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changePending",
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
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "updateTimeline",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "historyType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "data",
              "plural": false,
              "selections": [
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "by",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "expediaHotelRoomId",
                      "storageKey": null
                    }
                  ],
                  "type": "RoomCanceledData",
                  "abstractKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "TravelHistory",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "12522eae5e10550e8ea5a9cbfafc5072";

export default node;
