/**
 * @generated SignedSource<<5fef651aada071c1f3f71b7762934506>>
 * @relayHash 28269211e2ac39f1fd0a0459c31b96c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d866ee01ab22a591b9950345bd60c4a78e6da9850fe8caf0874eead1ad8baab8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type SaveBookingDraftInput = {
  companyIdByEmployee: string;
  creditCardId?: string | null | undefined;
  departmentIdByEmployee: string;
  email: string;
  guests: ReadonlyArray<BookingDraftGuestInput>;
  memo?: string | null | undefined;
  paymentType?: PaymentType | null | undefined;
  phone: BookingDraftPhoneInput;
  priceCheckId: string;
};
export type BookingDraftGuestInput = {
  employeeId?: string | null | undefined;
  familyName: string;
  givenName: string;
  smoking: boolean;
  specialRequest: string;
};
export type BookingDraftPhoneInput = {
  countryCode: string;
  number: string;
};
export type useSaveDraftMutation$variables = {
  input: SaveBookingDraftInput;
};
export type useSaveDraftMutation$data = {
  readonly saveBookingDraft: {
    readonly draft: {
      readonly revision: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"DraftProvider_booking" | "SimilarTravels_booking">;
  } | null | undefined;
};
export type useSaveDraftMutation = {
  response: useSaveDraftMutation$data;
  variables: useSaveDraftMutation$variables;
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
  "name": "revision",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "familyName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "givenName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveDraftMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PreparedBooking",
        "kind": "LinkedField",
        "name": "saveBookingDraft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BookingDraft",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DraftProvider_booking"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SimilarTravels_booking"
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
    "name": "useSaveDraftMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PreparedBooking",
        "kind": "LinkedField",
        "name": "saveBookingDraft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BookingDraft",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingDraftGuest",
                "kind": "LinkedField",
                "name": "guests",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "specialRequest",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "smoking",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "employeeId",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingDraftPhone",
                "kind": "LinkedField",
                "name": "phone",
                "plural": false,
                "selections": [
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
                    "name": "number",
                    "storageKey": null
                  }
                ],
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
                "name": "memo",
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
                "name": "creditCardId",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "priceCheckId",
            "storageKey": null
          },
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v3/*:: as any*/)
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
    "id": "d866ee01ab22a591b9950345bd60c4a78e6da9850fe8caf0874eead1ad8baab8",
    "metadata": {},
    "name": "useSaveDraftMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e0225f65842648f27655991310995a7";

export default node;
