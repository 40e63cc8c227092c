/**
 * @generated SignedSource<<8ffb5210e6baa6439002908bd96a5536>>
 * @relayHash 8f916c9274c42128ed5c92bb3a62454a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20a7c4175e8b0a3387e62f62dc28d837e34a206595df57da8d0952563e66f3ee

import type { ConcreteRequest } from 'relay-runtime';
export type BookErrorCode = "BOOKING_STATE_UNKNOWN" | "BRANCH_SUSPENDED" | "CARD_AUTHENTICATION_REQUIRED" | "CARD_DECLINED" | "CARD_NOT_FOUND" | "CARD_UNAVAILABLE" | "CREDIT_LIMIT_EXCEEDED" | "FORBIDDEN" | "GUEST_COUNT_MISMATCH" | "INVALID_CONTACT" | "INVALID_GUEST_NAME" | "INVALID_SPECIAL_REQUEST" | "KEY_REUSED" | "PAYMENT_METHOD_NOT_ALLOWED" | "PREVIOUS_PENALTY_CHANGED" | "PREVIOUS_TRAVEL_NOT_CHANGEABLE" | "PRICE_CHANGED" | "PRICE_CHECK_EXPIRED" | "PRICE_CHECK_NOT_FOUND" | "PROVIDER_UNAVAILABLE" | "SOLD_OUT" | "TERMS_NOT_ACCEPTED" | "UNEXPECTED" | "%future added value";
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type BookExpediaHotelInput = {
  acceptedPaymentPrice: number;
  acceptedPreviousPenaltyPrice?: number | null | undefined;
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
    readonly shouldAskToCardIssuer: boolean;
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "bookExpediaHotel",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Travel",
            "kind": "LinkedField",
            "name": "travel",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "BookSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "errorCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "guestIndex",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shouldAskToCardIssuer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stripeErrorType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stripeCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stripeDeclineCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currentPaymentPrice",
            "storageKey": null
          },
          {
            "alias": "unsettled",
            "args": null,
            "concreteType": "Travel",
            "kind": "LinkedField",
            "name": "travel",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "BookError",
        "abstractKey": null
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
    "name": "useBookHotelMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookHotelMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "20a7c4175e8b0a3387e62f62dc28d837e34a206595df57da8d0952563e66f3ee",
    "metadata": {},
    "name": "useBookHotelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd80a912b331ece1ef99c53340f062d9";

export default node;
