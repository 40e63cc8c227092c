/**
 * @generated SignedSource<<64fb51e4063a35df54714e38b7a98760>>
 * @relayHash 40a1f3ce89787bb645a727be193cc94a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f848a4b5a94c5b1b51b11d69392b0c8fe745e2d6998b2f84a13e1548f74a54f

import type { ConcreteRequest } from 'relay-runtime';
export type AccountingFileErrorCode = "BRANCH_REQUIRED" | "NOTHING_FOUND" | "PROFILE_NOT_FOUND" | "TOO_MANY" | "%future added value";
export type AccountingFileInput = {
  branchId?: string | null | undefined;
  from: string;
  profileId: string;
  to: string;
};
export type useAccountingFileMutation$variables = {
  input: AccountingFileInput;
};
export type useAccountingFileMutation$data = {
  readonly prepareAccountingFile: {
    readonly __typename: "PrepareAccountingFileError";
    readonly errorCode: AccountingFileErrorCode;
    readonly openRooms: number;
  } | {
    readonly __typename: "PrepareAccountingFileSuccess";
    readonly openRooms: number;
    readonly replacements: ReadonlyArray<{
      readonly character: string;
      readonly count: number;
      readonly replacement: string;
    }>;
    readonly rowCount: number;
    readonly url: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAccountingFileMutation = {
  response: useAccountingFileMutation$data;
  variables: useAccountingFileMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openRooms",
  "storageKey": null
},
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
    "name": "prepareAccountingFile",
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
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowCount",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountingReplacement",
            "kind": "LinkedField",
            "name": "replacements",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "character",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "replacement",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "PrepareAccountingFileSuccess",
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
          (v1/*:: as any*/)
        ],
        "type": "PrepareAccountingFileError",
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
    "name": "useAccountingFileMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAccountingFileMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1f848a4b5a94c5b1b51b11d69392b0c8fe745e2d6998b2f84a13e1548f74a54f",
    "metadata": {},
    "name": "useAccountingFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e79788c10b16bf644091a1591abf222";

export default node;
