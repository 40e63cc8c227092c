/**
 * @generated SignedSource<<4460c654f79fd7a0cdaffaff4b3620a9>>
 * @relayHash 2ed18b2b268989a5f01d8825ebbf09c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f64eb00746c589cd4fd5db1f3572f27eaf3d90835f47870d6ea8f56138f8aba

import type { ConcreteRequest } from 'relay-runtime';
export type HotelRoomStatus = "BOOKED" | "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
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
      readonly bookedAt: string | null | undefined;
      readonly branchName: string;
      readonly cancelReason: string | null | undefined;
      readonly canceledAt: string | null | undefined;
      readonly checkin: string;
      readonly checkout: string;
      readonly city: string;
      readonly companyIdByEmployee: string | null | undefined;
      readonly departmentIdByEmployee: string | null | undefined;
      readonly employeeName: string;
      readonly finalPaymentPrice: number;
      readonly freeCancelUntil: string | null | undefined;
      readonly guestName: string;
      readonly hotelName: string;
      readonly itineraryId: string | null | undefined;
      readonly paymentPrice: number;
      readonly paymentType: PaymentType;
      readonly propertyConfirmationId: string | null | undefined;
      readonly propertyPrice: {
        readonly currency: string;
        readonly value: string;
      } | null | undefined;
      readonly refundPrice: number;
      readonly roomName: string;
      readonly roomNumber: number;
      readonly roomStatus: HotelRoomStatus;
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
            "name": "roomStatus",
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
            "name": "finalPaymentPrice",
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
    "id": "4f64eb00746c589cd4fd5db1f3572f27eaf3d90835f47870d6ea8f56138f8aba",
    "metadata": {},
    "name": "useExportTripsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb330c4bdce2ab503b0b099468c54b09";

export default node;
