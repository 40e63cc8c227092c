/**
 * @generated SignedSource<<490d07f744a5db283f854e83cc32119d>>
 * @relayHash 18ac03ca61c13832d745430aeae563bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 358b3cf9a97fba0a0eb3fc846ae8e909fabddf3cc84b2b8fb5d15ef1556fb78f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotelTaxBasis = "HOTEL" | "OWN" | "PROXY" | "UNREGISTERED" | "%future added value";
export type HotelTaxErrorCode = "CHECKED_ON_REQUIRED" | "CONSENT_REQUIRED" | "HOTEL_NOT_FOUND" | "INVALID_DAY" | "INVALID_NUMBER" | "INVALID_VALID_FROM" | "NUMBER_OF_UNREGISTERED" | "NUMBER_REQUIRED" | "%future added value";
export type RecordHotelTaxGroundInput = {
  basis: HotelTaxBasis;
  checkedOn?: string | null | undefined;
  consentOn?: string | null | undefined;
  propertyId: string;
  registrationNumber?: string | null | undefined;
  validFrom?: string | null | undefined;
};
export type useRecordGroundMutation$variables = {
  input: RecordHotelTaxGroundInput;
};
export type useRecordGroundMutation$data = {
  readonly recordHotelTaxGround: {
    readonly __typename: "RecordHotelTaxGroundError";
    readonly errorCode: HotelTaxErrorCode;
  } | {
    readonly __typename: "RecordHotelTaxGroundSuccess";
    readonly hotelTax: {
      readonly " $fragmentSpreads": FragmentRefs<"HotelTaxCard_hotel">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRecordGroundMutation = {
  response: useRecordGroundMutation$data;
  variables: useRecordGroundMutation$variables;
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
  "type": "RecordHotelTaxGroundError",
  "abstractKey": null
},
v4 = {
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
    "name": "useRecordGroundMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "recordHotelTaxGround",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "HotelTax",
                "kind": "LinkedField",
                "name": "hotelTax",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "HotelTaxCard_hotel"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "RecordHotelTaxGroundSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useRecordGroundMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "recordHotelTaxGround",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "HotelTax",
                "kind": "LinkedField",
                "name": "hotelTax",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "propertyId",
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
                    "concreteType": "HotelTaxGround",
                    "kind": "LinkedField",
                    "name": "grounds",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "basis",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "registrationNumber",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "checkedOn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "consentOn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "validFrom",
                        "storageKey": null
                      },
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
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          },
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "RecordHotelTaxGroundSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "358b3cf9a97fba0a0eb3fc846ae8e909fabddf3cc84b2b8fb5d15ef1556fb78f",
    "metadata": {},
    "name": "useRecordGroundMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bb75d55ea327b3ef4c769be04488c0cb";

export default node;
