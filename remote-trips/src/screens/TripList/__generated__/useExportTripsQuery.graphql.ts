/**
 * @generated SignedSource<<1449c71c181fbf941056f6f64a2de095>>
 * @relayHash 7b9ad390d9785036049ce343257a865c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a9d295556d4d71f0894cdec548a2231dc1438396c6c26d69fceae86b450c382

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type ReturnedShare = "ALL" | "PART" | "%future added value";
export type RoomBookingStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "%future added value";
export type TaxBasis = "HOTEL" | "OUTSIDE" | "OWN" | "PROXY" | "UNREGISTERED" | "%future added value";
export type TravelSort = "CREATED_AT_DESC" | "START_DATE_ASC" | "START_DATE_DESC" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
export type TravelDetailsForCsvInput = {
  filter: BranchTravelsInput;
};
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
export type useExportTripsQuery$variables = {
  after?: string | null | undefined;
  first: number;
  input: TravelDetailsForCsvInput;
};
export type useExportTripsQuery$data = {
  readonly travelDetailsForCsv: {
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
    readonly rows: ReadonlyArray<{
      readonly alwaysFreeCancel: boolean;
      readonly billedTaxPrice: number | null | undefined;
      readonly bookedAt: string | null | undefined;
      readonly bookingStatus: RoomBookingStatus;
      readonly branchName: string;
      readonly cancelReason: string | null | undefined;
      readonly cancelRefundPrice: number | null | undefined;
      readonly canceledAt: string | null | undefined;
      readonly checkin: string;
      readonly checkout: string;
      readonly city: string;
      readonly companyIdByEmployee: string | null | undefined;
      readonly companyMemos: ReadonlyArray<string>;
      readonly companyName: string;
      readonly deductiblePercent: number | null | undefined;
      readonly departmentIdByEmployee: string | null | undefined;
      readonly employeeName: string;
      readonly externalConfirmationId: string | null | undefined;
      readonly finalPaymentPrice: number;
      readonly freeCancelUntil: string | null | undefined;
      readonly guestName: string;
      readonly hotelName: string;
      readonly hotelRegistrationNumber: string | null | undefined;
      readonly isElsewhere: boolean;
      readonly itineraryId: string | null | undefined;
      readonly paperNumbers: ReadonlyArray<string>;
      readonly paymentPrice: number;
      readonly paymentType: PaymentType;
      readonly propertyConfirmationId: string | null | undefined;
      readonly propertyPrice: {
        readonly currency: string;
        readonly value: string;
      } | null | undefined;
      readonly refundPrice: number;
      readonly returned: ReturnedShare | null | undefined;
      readonly roomName: string;
      readonly roomNumber: number;
      readonly taxBasis: TaxBasis | null | undefined;
      readonly taxParts: ReadonlyArray<{
        readonly price: number;
        readonly ratePercent: number | null | undefined;
      }>;
      readonly taxPrice: number;
      readonly totalNights: number;
      readonly travelNumber: string;
      readonly travelStatus: TravelStatus;
    }>;
    readonly totalCount: number;
  };
};
export type useExportTripsQuery = {
  response: useExportTripsQuery$data;
  variables: useExportTripsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "TravelDetailsForCsv",
    "kind": "LinkedField",
    "name": "travelDetailsForCsv",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endCursor",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TravelCsvRow",
        "kind": "LinkedField",
        "name": "rows",
        "plural": true,
        "selections": [
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
            "name": "travelStatus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companyName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "branchName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "employeeName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companyIdByEmployee",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "departmentIdByEmployee",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companyMemos",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hotelName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "city",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roomNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roomName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bookingStatus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "returned",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "guestName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "checkin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "checkout",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalNights",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refundPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelRefundPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "finalPaymentPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taxPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TaxPart",
            "kind": "LinkedField",
            "name": "taxParts",
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
              }
            ],
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "taxBasis",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hotelRegistrationNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isElsewhere",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deductiblePercent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paperNumbers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "propertyPrice",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "freeCancelUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alwaysFreeCancel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canceledAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "itineraryId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "propertyConfirmationId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "externalConfirmationId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bookedAt",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useExportTripsQuery",
    "selections": (v3/*:: as any*/),
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
    "name": "useExportTripsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8a9d295556d4d71f0894cdec548a2231dc1438396c6c26d69fceae86b450c382",
    "metadata": {},
    "name": "useExportTripsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cf1c9c0337b88451ccf90690ca21bc71";

export default node;
