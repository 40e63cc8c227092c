/**
 * @generated SignedSource<<e74b2f98258f88e3dcb44cccec7d3e0b>>
 * @relayHash 6af0b2c8228b108789b0c8a88db20213
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 892cbe65bc6bdb591b15f50f1b39f27b3240577bccb59ece8ed7e16d9a355fdf

import type { ConcreteRequest } from 'relay-runtime';
export type ClipButtonQuery$variables = Record<PropertyKey, never>;
export type ClipButtonQuery$data = {
  readonly clippedHotelRates: ReadonlyArray<{
    readonly epsPropertyId: string;
    readonly epsRateId: string;
    readonly epsRoomId: string;
    readonly id: string;
    readonly isPackageRate: boolean;
  }>;
};
export type ClipButtonQuery = {
  response: ClipButtonQuery$data;
  variables: ClipButtonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ClippedHotelRate",
    "kind": "LinkedField",
    "name": "clippedHotelRates",
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
        "name": "epsPropertyId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "epsRoomId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "epsRateId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isPackageRate",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ClipButtonQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ClipButtonQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "892cbe65bc6bdb591b15f50f1b39f27b3240577bccb59ece8ed7e16d9a355fdf",
    "metadata": {},
    "name": "ClipButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f7c566498333364931bbcf021570b09b";

export default node;
