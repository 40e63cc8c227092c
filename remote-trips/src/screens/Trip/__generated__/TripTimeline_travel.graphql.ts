/**
 * @generated SignedSource<<289047ccb9fa20a734647f08bba474fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActorRole = "AGENCY" | "COMPANY_ADMIN" | "COMPANY_EMPLOYEE" | "OPERATOR" | "SUPPLIER" | "SYSTEM" | "%future added value";
export type RoomDetail = "GUEST_NAME" | "SMOKING" | "SPECIAL_REQUEST" | "%future added value";
export type TravelHistoryType = "BILLED_TAX_RECORDED" | "DATE_CHANGED" | "HOTEL_CREATED" | "PREVIOUS_TRAVEL_CANCEL_CHOSEN" | "PREVIOUS_TRAVEL_KEEP_CHOSEN" | "ROOM_CANCELED" | "ROOM_CHANGED" | "ROOM_CREATED" | "ROOM_REFUNDED" | "TRAVEL_BOOKED" | "TRAVEL_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripTimeline_travel$data = {
  readonly employee: {
    readonly id: string;
    readonly name: string;
  };
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly id: string;
    readonly roomNumber: number;
  }>;
  readonly externalSupplierName: string | null | undefined;
  readonly id: string;
  readonly updateTimeline: ReadonlyArray<{
    readonly __typename: "AgencyTravelMemo";
    readonly agencyUser: {
      readonly name: string;
    };
    readonly createdAt: string;
    readonly id: string;
    readonly text: string;
    readonly viewerCanDelete: boolean;
  } | {
    readonly __typename: "CompanyTravelMemo";
    readonly createdAt: string;
    readonly employee: {
      readonly name: string;
    };
    readonly id: string;
    readonly text: string;
    readonly viewerCanDelete: boolean;
  } | {
    readonly __typename: "OperatorTravelMemo";
    readonly createdAt: string;
    readonly id: string;
    readonly operatorUser: {
      readonly name: string;
    };
    readonly text: string;
    readonly viewerCanDelete: boolean;
  } | {
    readonly __typename: "TravelHistory";
    readonly createdAt: string;
    readonly data: {
      readonly __typename: "BilledTaxRecordedData";
      readonly billedTaxParts: ReadonlyArray<{
        readonly price: number;
        readonly ratePercent: number | null | undefined;
        readonly taxPrice: number;
      }>;
      readonly billedTaxPrice: number;
      readonly by: ActorRole;
      readonly employeeId: string | null | undefined;
    } | {
      readonly __typename: "DateChangedData";
      readonly nextTravelId: string;
    } | {
      readonly __typename: "HotelOrRoomCreatedData";
      readonly by: ActorRole;
      readonly createdRoomId: string | null | undefined;
    } | {
      readonly __typename: "PreviousTravelChoiceData";
      readonly by: ActorRole;
      readonly employeeId: string | null | undefined;
      readonly otherNextTravelId: string | null | undefined;
      readonly previousTravelId: string | null | undefined;
    } | {
      readonly __typename: "RoomCanceledData";
      readonly by: ActorRole;
      readonly cancelRefundPrice: number | null | undefined;
      readonly employeeId: string | null | undefined;
      readonly expediaHotelRoomId: string;
      readonly reason: string | null | undefined;
    } | {
      readonly __typename: "RoomChangedData";
      readonly by: ActorRole;
      readonly details: ReadonlyArray<RoomDetail>;
      readonly employeeId: string | null | undefined;
      readonly expediaHotelRoomId: string;
      readonly guestName: string | null | undefined;
      readonly previousGuestName: string | null | undefined;
    } | {
      readonly __typename: "RoomRefundedData";
      readonly expediaHotelRoomId: string;
      readonly reason: string | null | undefined;
      readonly refundPrice: number;
    } | {
      readonly __typename: "TravelBookedData";
      readonly previousTravelId: string | null | undefined;
    } | {
      readonly __typename: "TravelCanceledData";
      readonly by: ActorRole;
      readonly employeeId: string | null | undefined;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    };
    readonly historyType: TravelHistoryType;
    readonly id: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  }>;
  readonly " $fragmentType": "TripTimeline_travel";
};
export type TripTimeline_travel$key = {
  readonly " $data"?: TripTimeline_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripTimeline_travel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
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
  "name": "text",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v5 = [
  (v1/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDelete",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "previousTravelId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expediaHotelRoomId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "by",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "employeeId",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripTimeline_travel",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalSupplierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Employee",
      "kind": "LinkedField",
      "name": "employee",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roomNumber",
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
        (v2/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "MemoAuthor",
              "kind": "LinkedField",
              "name": "employee",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            (v6/*:: as any*/)
          ],
          "type": "CompanyTravelMemo",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "MemoAuthor",
              "kind": "LinkedField",
              "name": "agencyUser",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            (v6/*:: as any*/)
          ],
          "type": "AgencyTravelMemo",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "MemoAuthor",
              "kind": "LinkedField",
              "name": "operatorUser",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            (v6/*:: as any*/)
          ],
          "type": "OperatorTravelMemo",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "historyType",
              "storageKey": null
            },
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "data",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v7/*:: as any*/)
                  ],
                  "type": "TravelBookedData",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v8/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "cancelRefundPrice",
                      "storageKey": null
                    },
                    (v9/*:: as any*/),
                    (v10/*:: as any*/),
                    (v11/*:: as any*/)
                  ],
                  "type": "RoomCanceledData",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v9/*:: as any*/),
                    (v10/*:: as any*/)
                  ],
                  "type": "TravelCanceledData",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": "createdRoomId",
                      "args": null,
                      "kind": "ScalarField",
                      "name": "expediaHotelRoomId",
                      "storageKey": null
                    },
                    (v9/*:: as any*/)
                  ],
                  "type": "HotelOrRoomCreatedData",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v8/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "refundPrice",
                      "storageKey": null
                    },
                    (v11/*:: as any*/)
                  ],
                  "type": "RoomRefundedData",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v8/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "details",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "previousGuestName",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "guestName",
                      "storageKey": null
                    },
                    (v9/*:: as any*/),
                    (v10/*:: as any*/)
                  ],
                  "type": "RoomChangedData",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "billedTaxPrice",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "TaxPart",
                      "kind": "LinkedField",
                      "name": "billedTaxParts",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "ratePercent",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "price",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "taxPrice",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    (v9/*:: as any*/),
                    (v10/*:: as any*/)
                  ],
                  "type": "BilledTaxRecordedData",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "nextTravelId",
                      "storageKey": null
                    }
                  ],
                  "type": "DateChangedData",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v7/*:: as any*/),
                    {
                      "alias": "otherNextTravelId",
                      "args": null,
                      "kind": "ScalarField",
                      "name": "nextTravelId",
                      "storageKey": null
                    },
                    (v9/*:: as any*/),
                    (v10/*:: as any*/)
                  ],
                  "type": "PreviousTravelChoiceData",
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
})();

(node as any).hash = "d8867d2bce04b06175e6938736eed625";

export default node;
