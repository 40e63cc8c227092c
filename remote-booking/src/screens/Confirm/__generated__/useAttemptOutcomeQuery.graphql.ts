/**
 * @generated SignedSource<<75ff8f5c4141ee2594312571119c4939>>
 * @relayHash b6cabe55871f99046cc63db4a932a6b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c469b66e7688f6198b8ee8bdea4c5d6f7698d4d5bdbfa7be4ea1c11f5f0ec7c7

import type { ConcreteRequest } from 'relay-runtime';
export type PreparedBookingState = "BOOKED" | "BOOKING" | "EXPIRED" | "FAILED" | "OPEN" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
export type useAttemptOutcomeQuery$variables = {
  priceCheckId: string;
};
export type useAttemptOutcomeQuery$data = {
  readonly preparedBooking: {
    readonly priceCheckId: string;
    readonly state: PreparedBookingState;
    readonly travel: {
      readonly id: string;
      readonly status: TravelStatus;
    } | null | undefined;
  } | null | undefined;
};
export type useAttemptOutcomeQuery = {
  response: useAttemptOutcomeQuery$data;
  variables: useAttemptOutcomeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "priceCheckId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "priceCheckId",
        "variableName": "priceCheckId"
      }
    ],
    "concreteType": "PreparedBooking",
    "kind": "LinkedField",
    "name": "preparedBooking",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "priceCheckId",
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
        "concreteType": "Travel",
        "kind": "LinkedField",
        "name": "travel",
        "plural": false,
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
          }
        ],
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
    "metadata": null,
    "name": "useAttemptOutcomeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAttemptOutcomeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c469b66e7688f6198b8ee8bdea4c5d6f7698d4d5bdbfa7be4ea1c11f5f0ec7c7",
    "metadata": {},
    "name": "useAttemptOutcomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "deeb8cbc7160142d8d8b79922263adf9";

export default node;
