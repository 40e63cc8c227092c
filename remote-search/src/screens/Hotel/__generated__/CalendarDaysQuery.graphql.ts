/**
 * @generated SignedSource<<8b4781946b9dbc26ccfa6587a133f399>>
 * @relayHash 5fa3993b0f9794ba2d11e4b1d5ac9258
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21da0ea5eef7dd0becf0248d54a9555406589442dca4c17d1ae7c1515e1bb3a1

import type { ConcreteRequest } from 'relay-runtime';
export type CalendarDayState = "AVAILABLE" | "SOLD_OUT" | "UNKNOWN" | "%future added value";
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
export type CalendarDaysQuery$variables = {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "stay"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CalendarDaysQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CalendarDaysQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "21da0ea5eef7dd0becf0248d54a9555406589442dca4c17d1ae7c1515e1bb3a1",
    "metadata": {},
    "name": "CalendarDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4fe510bb3aadb64317972c9236fa499";

export default node;
