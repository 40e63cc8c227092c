/**
 * @generated SignedSource<<7f105aab181327326b515f5051cdb8fd>>
 * @relayHash 968ae577c271ce3a08b5f8c8081a56c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c973f74b7f547823d374340b82e67350d7377c07989bf4c2ab0a19212ea0b3fa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookErrorCode = "BOOKING_STATE_UNKNOWN" | "BRANCH_SUSPENDED" | "CARD_AUTHENTICATION_REQUIRED" | "CARD_DECLINED" | "CARD_NOT_FOUND" | "CARD_UNAVAILABLE" | "CREDIT_LIMIT_EXCEEDED" | "FORBIDDEN" | "GUEST_COUNT_MISMATCH" | "INVALID_CONTACT" | "INVALID_GUEST_NAME" | "INVALID_SPECIAL_REQUEST" | "KEY_REUSED" | "PAYMENT_METHOD_NOT_ALLOWED" | "PREVIOUS_PENALTY_CHANGED" | "PREVIOUS_TRAVEL_NOT_CHANGEABLE" | "PRICE_CHANGED" | "PRICE_CHECK_EXPIRED" | "PRICE_CHECK_NOT_FOUND" | "PROVIDER_UNAVAILABLE" | "SIMILAR_TRAVEL" | "SOLD_OUT" | "TERMS_NOT_ACCEPTED" | "TOO_MANY_FREE_ROOMS" | "UNEXPECTED" | "%future added value";
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type BookExpediaHotelInput = {
  acceptedPaymentPrice: number;
  acceptedPreviousPenaltyPrice?: number | null | undefined;
  acceptedSimilarTravelIds?: ReadonlyArray<string> | null | undefined;
  acceptedTerms: boolean;
  companyIdByEmployee?: string | null | undefined;
  creditCardId?: string | null | undefined;
  departmentIdByEmployee?: string | null | undefined;
  email: string;
  guests: ReadonlyArray<BookGuestInput>;
  idempotencyKey: string;
  memo?: string | null | undefined;
  paymentType: PaymentType;
  phone: PhoneInput;
  previousTravelId?: string | null | undefined;
  priceCheckId: string;
};
export type BookGuestInput = {
  employeeId?: string | null | undefined;
  familyName: string;
  givenName: string;
  smoking?: boolean;
  specialRequest?: string | null | undefined;
};
export type PhoneInput = {
  areaCode?: string | null | undefined;
  countryCode?: string;
  number: string;
};
export type useBookHotelMutation$variables = {
  input: BookExpediaHotelInput;
};
export type useBookHotelMutation$data = {
  readonly bookExpediaHotel: {
    readonly __typename: "BookError";
    readonly currentPaymentPrice: number | null | undefined;
    readonly errorCode: BookErrorCode;
    readonly guestIndex: number | null | undefined;
    readonly rePrepareRequired: boolean;
    readonly shouldAskToCardIssuer: boolean;
    readonly similarTravels: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SimilarTravelList_travels">;
    }>;
    readonly stripeCode: string | null | undefined;
    readonly stripeDeclineCode: string | null | undefined;
    readonly stripeErrorType: string | null | undefined;
    readonly unsettled: {
      readonly id: string;
    } | null | undefined;
  } | {
    readonly __typename: "BookSuccess";
    readonly travel: {
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useBookHotelMutation = {
  response: useBookHotelMutation$data;
  variables: useBookHotelMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Travel",
      "kind": "LinkedField",
      "name": "travel",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BookSuccess",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errorCode",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guestIndex",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rePrepareRequired",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shouldAskToCardIssuer",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stripeErrorType",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stripeCode",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stripeDeclineCode",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentPaymentPrice",
  "storageKey": null
},
v14 = {
  "alias": "unsettled",
  "args": null,
  "concreteType": "Travel",
  "kind": "LinkedField",
  "name": "travel",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBookHotelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bookExpediaHotel",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Travel",
                "kind": "LinkedField",
                "name": "similarTravels",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SimilarTravelList_travels"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "BookError",
            "abstractKey": null
          }
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
    "name": "useBookHotelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bookExpediaHotel",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Travel",
                "kind": "LinkedField",
                "name": "similarTravels",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "travelNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endDate",
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "familyName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "givenName",
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "BookError",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c973f74b7f547823d374340b82e67350d7377c07989bf4c2ab0a19212ea0b3fa",
    "metadata": {},
    "name": "useBookHotelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d326bbaa2b3aa3c06583a816608010da";

export default node;
