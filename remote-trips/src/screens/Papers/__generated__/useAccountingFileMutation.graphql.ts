/**
 * @generated SignedSource<<f14edad94657d60c2b19635f321023ba>>
 * @relayHash 80430fa6268002bb7ff151ab35c6d380
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 677a89febfe0b9e82270e6876b59496fb0651365745ec3b483767a30ec9ee280

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
  } | {
    readonly __typename: "PrepareAccountingFileSuccess";
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
          }
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
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAccountingFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "677a89febfe0b9e82270e6876b59496fb0651365745ec3b483767a30ec9ee280",
    "metadata": {},
    "name": "useAccountingFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0280a0c335a01bda2d28abf7d40aa7b";

export default node;
