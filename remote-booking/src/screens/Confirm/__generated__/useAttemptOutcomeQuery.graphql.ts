/**
 * @generated SignedSource<<a53b43c9991612fcfbae3a011dcf119a>>
 * @relayHash 7d3a253fd4a2547060dac8e3b9d1e9b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4beae00ee0f333a9cdafdd39d5f75748114f541af8ce7fd16890f18335b2f727

import type { ConcreteRequest } from 'relay-runtime';
export type PreparedBookingState = "BOOKED" | "BOOKING" | "EXPIRED" | "FAILED" | "OPEN" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
export type useAttemptOutcomeQuery$variables = {
  priceCheckId: string;
};
export type useAttemptOutcomeQuery$data = {
  readonly preparedBooking: {
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
    "id": "4beae00ee0f333a9cdafdd39d5f75748114f541af8ce7fd16890f18335b2f727",
    "metadata": {},
    "name": "useAttemptOutcomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "80103b724105d0e8c1cf38f945ad6ba4";

export default node;
