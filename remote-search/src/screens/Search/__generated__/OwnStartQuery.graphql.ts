/**
 * @generated SignedSource<<364585b1489fdefb5c6c54be07df2d3d>>
 * @relayHash 986aa68ef2adcbb4307d8d85d617e7c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc6dd95e7da417854d8525cae0f46b0624e0ed3a126a70384c61e55c8ceee0c3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type TravelSort = "CREATED_AT_DESC" | "START_DATE_ASC" | "START_DATE_DESC" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
export type BranchTravelsInput = {
  bookedFrom?: string | null | undefined;
  bookedTo?: string | null | undefined;
  branchId?: string | null | undefined;
  employeeIds?: ReadonlyArray<string> | null | undefined;
  guestName?: string | null | undefined;
  hotelName?: string | null | undefined;
  memo?: string | null | undefined;
  onlyMine?: boolean;
  paymentType?: PaymentType | null | undefined;
  sort?: TravelSort;
  statuses?: ReadonlyArray<TravelStatus> | null | undefined;
  stayFrom?: string | null | undefined;
  stayTo?: string | null | undefined;
  travelNumber?: string | null | undefined;
};
export type OwnStartQuery$variables = {
  booked: BranchTravelsInput;
  unsettled: BranchTravelsInput;
  upcoming: BranchTravelsInput;
};
export type OwnStartQuery$data = {
  readonly booked: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly externalSupplierName: string | null | undefined;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"BookedHotels_travels">;
      } | null | undefined;
    } | null | undefined>;
  };
  readonly myself: {
    readonly offices: ReadonlyArray<{
      readonly id: string;
      readonly place: {
        readonly id: string;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"Offices_offices">;
    }>;
    readonly savedRateCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"useOpenTasks_myself">;
  } | null | undefined;
  readonly unsettled: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"useOpenTasks_unsettled">;
      } | null | undefined;
    } | null | undefined>;
  };
  readonly upcoming: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"NextStay_travel" | "useOpenTasks_upcoming">;
      } | null | undefined;
    } | null | undefined>;
  };
};
export type OwnStartQuery = {
  response: OwnStartQuery$data;
  variables: OwnStartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "booked"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unsettled"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "upcoming"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedRateCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 20
},
v7 = [
  (v6/*:: as any*/),
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "upcoming"
  }
],
v8 = [
  (v6/*:: as any*/),
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "unsettled"
  }
],
v9 = [
  (v6/*:: as any*/),
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "booked"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalSupplierName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "epsPropertyId",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stateProvinceName",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line1",
  "storageKey": null
};
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
    "name": "OwnStartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Myself",
        "kind": "LinkedField",
        "name": "myself",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Office",
            "kind": "LinkedField",
            "name": "offices",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SearchSuggestionSpot",
                "kind": "LinkedField",
                "name": "place",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Offices_offices"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useOpenTasks_myself"
          }
        ],
        "storageKey": null
      },
      {
        "alias": "upcoming",
        "args": (v7/*:: as any*/),
        "concreteType": "TravelConnection",
        "kind": "LinkedField",
        "name": "branchTravels",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TravelEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "Travel",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "NextStay_travel"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useOpenTasks_upcoming"
                    }
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "unsettled",
        "args": (v8/*:: as any*/),
        "concreteType": "TravelConnection",
        "kind": "LinkedField",
        "name": "branchTravels",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TravelEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "Travel",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useOpenTasks_unsettled"
                    }
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "booked",
        "args": (v9/*:: as any*/),
        "concreteType": "TravelConnection",
        "kind": "LinkedField",
        "name": "branchTravels",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TravelEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "Travel",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    (v10/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "BookedHotels_travels"
                    }
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OwnStartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Myself",
        "kind": "LinkedField",
        "name": "myself",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Office",
            "kind": "LinkedField",
            "name": "offices",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SearchSuggestionSpot",
                "kind": "LinkedField",
                "name": "place",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "unpaidInvoices",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
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
                "name": "dueDate",
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "openPrice",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "upcoming",
        "args": (v7/*:: as any*/),
        "concreteType": "TravelConnection",
        "kind": "LinkedField",
        "name": "branchTravels",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TravelEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Travel",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PropertyContent",
                    "kind": "LinkedField",
                    "name": "propertyContent",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "countryCode",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "timeZone",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PropertyAddress",
                        "kind": "LinkedField",
                        "name": "address",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "postalCode",
                            "storageKey": null
                          },
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "line2",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ImportantNotes",
                        "kind": "LinkedField",
                        "name": "importantNotes",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CheckinNotes",
                            "kind": "LinkedField",
                            "name": "checkin",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "beginTime",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "endTime",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "twentyFourHour",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "undeliveredMailAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PreviousTravelCancel",
                    "kind": "LinkedField",
                    "name": "previousTravelCancel",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Travel",
                        "kind": "LinkedField",
                        "name": "travel",
                        "plural": false,
                        "selections": (v5/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "unsettled",
        "args": (v8/*:: as any*/),
        "concreteType": "TravelConnection",
        "kind": "LinkedField",
        "name": "branchTravels",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TravelEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Travel",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PropertyContent",
                    "kind": "LinkedField",
                    "name": "propertyContent",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "booked",
        "args": (v9/*:: as any*/),
        "concreteType": "TravelConnection",
        "kind": "LinkedField",
        "name": "branchTravels",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TravelEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Travel",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v10/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PropertyContent",
                    "kind": "LinkedField",
                    "name": "propertyContent",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PropertyAddress",
                        "kind": "LinkedField",
                        "name": "address",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bc6dd95e7da417854d8525cae0f46b0624e0ed3a126a70384c61e55c8ceee0c3",
    "metadata": {},
    "name": "OwnStartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c036c54af1201ad4b392d009a59d381";

export default node;
