/**
 * @generated SignedSource<<6ae0cf92cc1ce2940e8aac3b28bbe9f7>>
 * @relayHash c03509b80b57fba0b9cdc2d3cea482bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b882bdc4ce335a80fa06a097c7da69b317e261ed8b8739099285a046e125ff1

import type { ConcreteRequest } from 'relay-runtime';
export type PreparedBookingState = "BOOKED" | "BOOKING" | "EXPIRED" | "FAILED" | "OPEN" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
export type useFreshAttemptQuery$variables = {
  priceCheckId: string;
};
export type useFreshAttemptQuery$data = {
  readonly preparedBooking: {
    readonly priceCheckId: string;
    readonly state: PreparedBookingState;
    readonly travel: {
      readonly id: string;
      readonly status: TravelStatus;
    } | null | undefined;
  } | null | undefined;
};
export type useFreshAttemptQuery = {
  response: useFreshAttemptQuery$data;
  variables: useFreshAttemptQuery$variables;
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
    "name": "useFreshAttemptQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreshAttemptQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0b882bdc4ce335a80fa06a097c7da69b317e261ed8b8739099285a046e125ff1",
    "metadata": {},
    "name": "useFreshAttemptQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85306d28d3a1a9ddfe64ec59b0258245";

export default node;
