/**
 * @generated SignedSource<<bfff924e14038cc2d3f4c0e2223f7042>>
 * @relayHash 6b8cc5ad1e8403701dc4c3ac829cf545
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 625cca5be7db0f03f9468bfce8998225321207765939d9967f216ce8e3f2fbeb

import type { ConcreteRequest } from 'relay-runtime';
export type ExternalBookingErrorCode = "ALREADY_RECORDED" | "BILLED_PARTS_NOT_PRICE" | "BRANCH_NOT_FOUND" | "BRANCH_SUSPENDED" | "COUNTRY_REQUIRED" | "CREDIT_LIMIT_EXCEEDED" | "EMPLOYEE_NOT_FOUND" | "GUEST_COUNT_MISMATCH" | "INVALID_ADDRESS" | "INVALID_BILLED_PARTS" | "INVALID_BILLED_TAX" | "INVALID_BILL_NUMBER" | "INVALID_CANCEL_PENALTY" | "INVALID_CITY" | "INVALID_CONFIRMATION" | "INVALID_COUNTRY" | "INVALID_GUEST_NAME" | "INVALID_HOTEL_NAME" | "INVALID_PHONE" | "INVALID_PLACE" | "INVALID_PRICE" | "INVALID_STAY" | "INVALID_SUPPLIER" | "INVALID_TIME_ZONE" | "OWN_BILL_NUMBER" | "PAYMENT_METHOD_NOT_ALLOWED" | "PLACE_REQUIRED" | "TIME_ZONE_REQUIRED" | "UNEXPECTED" | "%future added value";
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type BookViaExternalSupplierInput = {
  address?: string | null | undefined;
  billedTax?: BilledTaxInput | null | undefined;
  branchId: string;
  cancelPenalties?: ReadonlyArray<CancelPenaltyInput> | null | undefined;
  city: string;
  countryCode?: string | null | undefined;
  employeeId: string;
  guests: ReadonlyArray<BookGuestInput>;
  hotelName: string;
  idempotencyKey: string;
  paymentPrice: number;
  paymentType: PaymentType;
  phone?: string | null | undefined;
  placeId?: string | null | undefined;
  stay: RoomsWithRateInput;
  supplierConfirmationId: string;
  supplierName: string;
  timeZone?: string | null | undefined;
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
export type BookGuestInput = {
  employeeId?: string | null | undefined;
  familyName: string;
  givenName: string;
  smoking?: boolean;
  specialRequest?: string | null | undefined;
};
export type BilledTaxInput = {
  parts?: ReadonlyArray<TaxPartInput> | null | undefined;
  ratePercent?: number | null | undefined;
  registrationNumber?: string | null | undefined;
  taxPrice?: number | null | undefined;
};
export type TaxPartInput = {
  price: number;
  ratePercent?: number | null | undefined;
  taxPrice: number;
};
export type CancelPenaltyInput = {
  amount?: string | null | undefined;
  currency: string;
  end: string;
  nights?: number | null | undefined;
  percent?: number | null | undefined;
  start: string;
};
export type useBookExternalMutation$variables = {
  input: BookViaExternalSupplierInput;
};
export type useBookExternalMutation$data = {
  readonly bookHotelViaExternalSupplier: {
    readonly __typename: "BookViaExternalSupplierError";
    readonly errorCode: ExternalBookingErrorCode;
    readonly guestIndex: number | null | undefined;
    readonly missingPrice: number | null | undefined;
    readonly ratePercent: number | null | undefined;
    readonly timeZones: ReadonlyArray<string> | null | undefined;
  } | {
    readonly __typename: "BookViaExternalSupplierSuccess";
    readonly travel: {
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useBookExternalMutation = {
  response: useBookExternalMutation$data;
  variables: useBookExternalMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "bookHotelViaExternalSupplier",
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
            "selections": [
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
        "type": "BookViaExternalSupplierSuccess",
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
            "name": "timeZones",
            "storageKey": null
          },
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
            "name": "missingPrice",
            "storageKey": null
          }
        ],
        "type": "BookViaExternalSupplierError",
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
    "name": "useBookExternalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookExternalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "625cca5be7db0f03f9468bfce8998225321207765939d9967f216ce8e3f2fbeb",
    "metadata": {},
    "name": "useBookExternalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f2ad0ca80c4101adf0839b7d1ae7a9ec";

export default node;
