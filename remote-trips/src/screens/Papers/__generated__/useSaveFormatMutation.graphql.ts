/**
 * @generated SignedSource<<20c261aae845b76505dd25a415229d72>>
 * @relayHash 78841dce51aaea3fdb190c8b31937501
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f52c5b8c1ff00d5d207771af16d661f82b13b7f7f38c76ddae06b1f246988f15

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountingCharset = "SHIFT_JIS" | "UTF_8" | "%future added value";
export type AccountingDateFormat = "COMPACT" | "HYPHENS" | "SLASHES" | "%future added value";
export type AccountingField = "CHECKIN" | "CHECKOUT" | "CITY" | "COMPANY_CODE" | "CREDIT_ACCOUNT" | "CREDIT_DEPARTMENT" | "CREDIT_TAX_CODE" | "CREDIT_TAX_PRICE" | "DEBIT_ACCOUNT" | "DEBIT_DEPARTMENT" | "DEBIT_TAX_CODE" | "DEBIT_TAX_PRICE" | "DEPARTMENT_CODE" | "DESCRIPTION" | "DIRECTION" | "EMPLOYEE" | "ENTERED_ON" | "EXPENSE_ACCOUNT" | "FIXED_TEXT" | "GUEST" | "HOTEL" | "KEY" | "NIGHTS" | "PAYMENT_TYPE" | "PRICE" | "REGISTRATION_NUMBER" | "SELLER" | "TAX_BASIS" | "TAX_CODE" | "TAX_PRICE" | "%future added value";
export type AccountingProfileErrorCode = "DUPLICATE_NAME" | "INVALID_COLUMNS" | "INVALID_NAME" | "KEY_REQUIRED" | "PROFILE_NOT_FOUND" | "TOO_MANY" | "%future added value";
export type AccountingSign = "MINUS" | "SIDES" | "%future added value";
export type SaveAccountingProfileInput = {
  format: AccountingFormatInput;
  name: string;
  profileId?: string | null | undefined;
};
export type AccountingFormatInput = {
  charset: AccountingCharset;
  columns: ReadonlyArray<AccountingColumnInput>;
  dateFormat: AccountingDateFormat;
  hasHeader: boolean;
  sign: AccountingSign;
};
export type AccountingColumnInput = {
  field: AccountingField;
  text?: string | null | undefined;
  title: string;
};
export type useSaveFormatMutation$variables = {
  input: SaveAccountingProfileInput;
};
export type useSaveFormatMutation$data = {
  readonly saveAccountingProfile: {
    readonly __typename: "SaveAccountingProfileError";
    readonly errorCode: AccountingProfileErrorCode;
  } | {
    readonly __typename: "SaveAccountingProfileSuccess";
    readonly profile: {
      readonly id: string;
      readonly isOwn: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"AccountingFileDialog_profile" | "AccountingFormatDialog_profile">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSaveFormatMutation = {
  response: useSaveFormatMutation$data;
  variables: useSaveFormatMutation$variables;
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOwn",
  "storageKey": null
},
v5 = {
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
  "type": "SaveAccountingProfileError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveFormatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveAccountingProfile",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountingProfile",
                "kind": "LinkedField",
                "name": "profile",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AccountingFormatDialog_profile"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AccountingFileDialog_profile"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SaveAccountingProfileSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useSaveFormatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveAccountingProfile",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountingProfile",
                "kind": "LinkedField",
                "name": "profile",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "charset",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dateFormat",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sign",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasHeader",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AccountingColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "field",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "keyColumn",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SaveAccountingProfileSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f52c5b8c1ff00d5d207771af16d661f82b13b7f7f38c76ddae06b1f246988f15",
    "metadata": {},
    "name": "useSaveFormatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "592d536e09e58056f43c2b6475415949";

export default node;
