/**
 * @generated SignedSource<<adf141f24c7681200042c32ac1f9f411>>
 * @relayHash 65bfe0555487d68658fc0b22a119828e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1179a5ecb5f6a8ecbb2feafad91ab812372608a0ce1925f66dcb68ab8e4f4756

import type { ConcreteRequest } from 'relay-runtime';
export type PrepareErrorCode = "BRANCH_SUSPENDED" | "FORBIDDEN" | "INVALID_STAY" | "OCCUPANCY_MISMATCH" | "PACKAGE_NOT_ALLOWED" | "PREVIOUS_TRAVEL_NOT_CHANGEABLE" | "PRICE_CHANGED" | "PROPERTY_NOT_FOUND" | "PROVIDER_UNAVAILABLE" | "RATE_NOT_FOUND" | "SOLD_OUT" | "UNEXPECTED" | "%future added value";
export type PrepareToBookHotelInput = {
  bedGroupId: string;
  epsPropertyId: string;
  epsRateId: string;
  epsRoomId: string;
  expectedPaymentPrice: number;
  isPackageRate: boolean;
  previousPriceCheckId?: string | null | undefined;
  previousTravelId?: string | null | undefined;
  stay: RoomsWithRateInput;
};
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
export type usePrepareHotelMutation$variables = {
  input: PrepareToBookHotelInput;
};
export type usePrepareHotelMutation$data = {
  readonly prepareToBookHotel: {
    readonly __typename: "PrepareError";
    readonly errorCode: PrepareErrorCode;
  } | {
    readonly __typename: "PrepareSuccess";
    readonly preparedBooking: {
      readonly previousPaymentPrice: number | null | undefined;
      readonly priceChanged: boolean;
      readonly priceCheckId: string;
      readonly usingRate: {
        readonly pricing: {
          readonly total: {
            readonly paymentPrice: number;
          };
        };
      };
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePrepareHotelMutation = {
  response: usePrepareHotelMutation$data;
  variables: usePrepareHotelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCheckId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceChanged",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "previousPaymentPrice",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "RatePricing",
  "kind": "LinkedField",
  "name": "pricing",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TotalPrice",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorCode",
      "storageKey": null
    }
  ],
  "type": "PrepareError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePrepareHotelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "prepareToBookHotel",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PreparedBooking",
                "kind": "LinkedField",
                "name": "preparedBooking",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "usingRate",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "PrepareSuccess",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePrepareHotelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "prepareToBookHotel",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PreparedBooking",
                "kind": "LinkedField",
                "name": "preparedBooking",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "usingRate",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "id",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "PrepareSuccess",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1179a5ecb5f6a8ecbb2feafad91ab812372608a0ce1925f66dcb68ab8e4f4756",
    "metadata": {},
    "name": "usePrepareHotelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a52002aa72958194ddc93b783d202531";

export default node;
