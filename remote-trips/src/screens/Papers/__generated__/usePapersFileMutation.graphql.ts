/**
 * @generated SignedSource<<e03dfb71eef90171cfe567f192e5780b>>
 * @relayHash f38797e5072bf53f25c2364fd650449c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50a044a07fd986ec72e56619c89d228f63cbd31aa819224ada1aecab6ee30630

import type { ConcreteRequest } from 'relay-runtime';
export type PaperKind = "INVOICE" | "RECEIPT" | "RETURN" | "%future added value";
export type PapersFileErrorCode = "BRANCH_REQUIRED" | "NOTHING_FOUND" | "TOO_MANY" | "%future added value";
export type PapersInput = {
  amountFrom?: number | null | undefined;
  amountTo?: number | null | undefined;
  branchId?: string | null | undefined;
  counterparty?: string | null | undefined;
  issuedFrom?: string | null | undefined;
  issuedTo?: string | null | undefined;
  kinds?: ReadonlyArray<PaperKind> | null | undefined;
};
export type usePapersFileMutation$variables = {
  input: PapersInput;
};
export type usePapersFileMutation$data = {
  readonly preparePapersFile: {
    readonly __typename: "PreparePapersFileError";
    readonly errorCode: PapersFileErrorCode;
  } | {
    readonly __typename: "PreparePapersFileSuccess";
    readonly url: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePapersFileMutation = {
  response: usePapersFileMutation$data;
  variables: usePapersFileMutation$variables;
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
    "name": "preparePapersFile",
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
          }
        ],
        "type": "PreparePapersFileSuccess",
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
        "type": "PreparePapersFileError",
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
    "name": "usePapersFileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePapersFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "50a044a07fd986ec72e56619c89d228f63cbd31aa819224ada1aecab6ee30630",
    "metadata": {},
    "name": "usePapersFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "32fb7b77de9193bda68881be096b91a9";

export default node;
