/**
 * @generated SignedSource<<75ca623c13efab5ce9913544af46e151>>
 * @relayHash 168caf23cf4f08ff7c90cbdb330200a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3d15d8623dd9c73f7a7bc492f1047ca430a8836b8769742454fdc1cb7d62b84

import type { ConcreteRequest } from 'relay-runtime';
export type UndoEmailChangeErrorCode = "ACCOUNT_DISABLED" | "ADDRESS_TAKEN" | "CODE_EXPIRED" | "CODE_WRONG" | "%future added value";
export type UndoEmailChangeInput = {
  code: string;
};
export type useUndoEmailChangeMutation$variables = {
  input: UndoEmailChangeInput;
};
export type useUndoEmailChangeMutation$data = {
  readonly undoEmailChange: {
    readonly __typename: "UndoEmailChangeError";
    readonly errorCode: UndoEmailChangeErrorCode;
  } | {
    readonly __typename: "UndoEmailChangeSuccess";
    readonly email: string;
    readonly isSecured: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUndoEmailChangeMutation = {
  response: useUndoEmailChangeMutation$data;
  variables: useUndoEmailChangeMutation$variables;
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
    "name": "undoEmailChange",
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
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSecured",
            "storageKey": null
          }
        ],
        "type": "UndoEmailChangeSuccess",
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
        "type": "UndoEmailChangeError",
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
    "name": "useUndoEmailChangeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUndoEmailChangeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a3d15d8623dd9c73f7a7bc492f1047ca430a8836b8769742454fdc1cb7d62b84",
    "metadata": {},
    "name": "useUndoEmailChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6766f4f915c95d942294a62aef6d0f98";

export default node;
