/**
 * @generated SignedSource<<015e8c720dca98dd8bbcdc92493044fd>>
 * @relayHash 9edf0e756d5064126c6ed3f3a7cbdda2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd47b544ba779ee0956a5c87cece226fad0188119295a1815364a4dcd925a739

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
      readonly propertyContent: {
        readonly name: string;
      };
      readonly room: {
        readonly roomName: string;
      };
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roomName",
  "storageKey": null
},
v8 = {
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
v9 = {
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
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
                    "concreteType": "PropertyContent",
                    "kind": "LinkedField",
                    "name": "propertyContent",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PreparedRoom",
                    "kind": "LinkedField",
                    "name": "room",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "usingRate",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/)
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
          (v9/*:: as any*/)
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
                    "concreteType": "PropertyContent",
                    "kind": "LinkedField",
                    "name": "propertyContent",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PreparedRoom",
                    "kind": "LinkedField",
                    "name": "room",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "usingRate",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v8/*:: as any*/),
                      (v10/*:: as any*/)
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
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dd47b544ba779ee0956a5c87cece226fad0188119295a1815364a4dcd925a739",
    "metadata": {},
    "name": "usePrepareHotelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa7cfb05d98b9310bffc1247080a901a";

export default node;
