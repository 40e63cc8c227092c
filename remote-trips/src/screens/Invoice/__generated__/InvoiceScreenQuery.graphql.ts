/**
 * @generated SignedSource<<348d8b64d7600211f6870d109a14ec3d>>
 * @relayHash c159e9e0de4f20b0f35d14c3471e93d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 167358b6534a308217ffbcde0ebb4ddbe5386cd3d5ad33d411703a9389840015

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceStatus = "DRAFT" | "ISSUED" | "OVERDUE" | "PAID" | "VOID" | "%future added value";
export type TaxBasis = "HOTEL" | "OUTSIDE" | "OWN" | "PROXY" | "UNREGISTERED" | "%future added value";
export type TaxProof = "HOTEL" | "OUTSIDE" | "QUALIFIED" | "UNREGISTERED" | "%future added value";
export type UserRole = "AGENCY" | "COMPANY_ADMIN" | "EMPLOYEE" | "OPERATOR" | "%future added value";
export type InvoiceScreenQuery$variables = {
  id: string;
};
export type InvoiceScreenQuery$data = {
  readonly invoice: {
    readonly companyBranch: {
      readonly branchName: string;
      readonly companyName: string;
    };
    readonly dueDate: string;
    readonly issuerName: string;
    readonly lines: ReadonlyArray<{
      readonly departmentIdByEmployee: string | null | undefined;
      readonly isElsewhere: boolean;
      readonly price: number;
      readonly taxBasis: TaxBasis | null | undefined;
      readonly taxRatePercent: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"InvoiceLines_lines">;
    }>;
    readonly startDate: string;
    readonly status: InvoiceStatus;
    readonly taxTotals: ReadonlyArray<{
      readonly price: number;
      readonly proof: TaxProof;
      readonly taxPrice: number;
      readonly taxRatePercent: number | null | undefined;
    }>;
    readonly totalPrice: number;
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceDownloads_invoice" | "InvoicePayments_invoice" | "InvoiceState_invoice" | "JpPintNote_invoice" | "OperatorInvoiceActions_invoice">;
  } | null | undefined;
  readonly myself: {
    readonly role: UserRole;
  } | null | undefined;
};
export type InvoiceScreenQuery = {
  response: InvoiceScreenQuery$data;
  variables: InvoiceScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueDate",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalPrice",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "issuerName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "branchName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxRatePercent",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "InvoiceTaxTotal",
  "kind": "LinkedField",
  "name": "taxTotals",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proof",
      "storageKey": null
    },
    (v11/*:: as any*/),
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
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "departmentIdByEmployee",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxBasis",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isElsewhere",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v16/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InvoiceScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Myself",
        "kind": "LinkedField",
        "name": "myself",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyBranch",
            "kind": "LinkedField",
            "name": "companyBranch",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "InvoiceLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v11/*:: as any*/),
              (v10/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "InvoiceLines_lines"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InvoiceState_invoice"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InvoicePayments_invoice"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InvoiceDownloads_invoice"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JpPintNote_invoice"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OperatorInvoiceActions_invoice"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvoiceScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Myself",
        "kind": "LinkedField",
        "name": "myself",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyBranch",
            "kind": "LinkedField",
            "name": "companyBranch",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "InvoiceLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v11/*:: as any*/),
              (v10/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canceled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isLocalTax",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "travelId",
                "storageKey": null
              },
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
                "name": "hotelName",
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
                "name": "hotelRegistrationNumber",
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
                "name": "companyIdByEmployee",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invoiceNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InvoicePayment",
            "kind": "LinkedField",
            "name": "payments",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paidOn",
                "storageKey": null
              },
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "removedAt",
                "storageKey": null
              },
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recordedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MemoAuthor",
                "kind": "LinkedField",
                "name": "recordedBy",
                "plural": false,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MemoAuthor",
                "kind": "LinkedField",
                "name": "removedBy",
                "plural": false,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "jpPintProblem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "issuedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "167358b6534a308217ffbcde0ebb4ddbe5386cd3d5ad33d411703a9389840015",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb63e1fdce9ce58009da2df43d238583";

export default node;
