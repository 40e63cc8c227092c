/**
 * @generated SignedSource<<e13f5d92e2f9bc5561284d5c66fc6216>>
 * @relayHash 46991dc66961fbf21138c942932b1cd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8e1e204dd26eb7d384c5c4b12dfd9c3e0d3b60c7e86b2da1a5fa860c15732ee

import type { ConcreteRequest } from 'relay-runtime';
export type BedKind = "DOUBLE" | "TWIN" | "%future added value";
export type CalendarDayState = "AVAILABLE" | "SOLD_OUT" | "UNKNOWN" | "%future added value";
export type MealType = "ALL_INCLUSIVE" | "BREAKFAST" | "FULL_BOARD" | "HALF_BOARD" | "NONE" | "OTHER" | "%future added value";
export type PropertyAmenity = "ALL_TIME_RECEPTION" | "FITNESS" | "FREE_WIFI" | "LAUNDRY" | "MEETING_ROOM" | "MULTI_LANGUAGE" | "PARKING" | "PET" | "POOL" | "RESTAURANT" | "SAUNA" | "SPA" | "%future added value";
export type PropertySort = "CANCEL_DEADLINE" | "DISTANCE" | "GUEST_RATING" | "PRICE_ASC" | "PRICE_DESC" | "RECOMMENDED" | "STAR" | "%future added value";
export type RoomsWithRateInput = {
  checkin: string;
  checkout: string;
  countryCode?: string;
  currency?: string;
  includePackageRate?: boolean;
  language?: string;
  occupancies: ReadonlyArray<OccupancyInput>;
};
export type OccupancyInput = {
  adults: number;
  childAges?: ReadonlyArray<number>;
};
export type RateChoiceInput = {
  filter?: PropertyFilterInput | null | undefined;
  sort?: PropertySort;
};
export type PropertyFilterInput = {
  amenities?: ReadonlyArray<PropertyAmenity> | null | undefined;
  availableOnly?: boolean | null | undefined;
  bedTypes?: ReadonlyArray<BedKind> | null | undefined;
  breakfastBy?: number | null | undefined;
  categoryIds?: ReadonlyArray<string> | null | undefined;
  chainIds?: ReadonlyArray<string> | null | undefined;
  freeCancellation?: boolean | null | undefined;
  inPolicyOnly?: boolean | null | undefined;
  keyword?: string | null | undefined;
  maxDistanceMeters?: number | null | undefined;
  maxPaymentPrice?: number | null | undefined;
  mealTypes?: ReadonlyArray<MealType> | null | undefined;
  minGuestRating?: number | null | undefined;
  minPaymentPrice?: number | null | undefined;
  minRoomSquareMeters?: number | null | undefined;
  nonSmoking?: boolean | null | undefined;
  starRatings?: ReadonlyArray<number> | null | undefined;
};
export type CalendarDaysQuery$variables = {
  choice?: RateChoiceInput | null | undefined;
  id: string;
  stay: RoomsWithRateInput;
};
export type CalendarDaysQuery$data = {
  readonly priceCalendar: ReadonlyArray<{
    readonly askedAt: string | null | undefined;
    readonly checkin: string;
    readonly checkout: string;
    readonly paymentPrice: number | null | undefined;
    readonly state: CalendarDayState;
  }>;
};
export type CalendarDaysQuery = {
  response: CalendarDaysQuery$data;
  variables: CalendarDaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "choice"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stay"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "choice",
        "variableName": "choice"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "roomsWithRateInput",
        "variableName": "stay"
      }
    ],
    "concreteType": "CalendarDay",
    "kind": "LinkedField",
    "name": "priceCalendar",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "checkin",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "checkout",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
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
        "name": "askedAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CalendarDaysQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CalendarDaysQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e8e1e204dd26eb7d384c5c4b12dfd9c3e0d3b60c7e86b2da1a5fa860c15732ee",
    "metadata": {},
    "name": "CalendarDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f96350facd11f0441ff9ecdb96b482f";

export default node;
