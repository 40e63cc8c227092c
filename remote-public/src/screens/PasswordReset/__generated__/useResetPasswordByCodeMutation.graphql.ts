/**
 * @generated SignedSource<<9e42d97d04d29b381460cb56223aef99>>
 * @relayHash 2b41995c5449805da58d94460970a0cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d8342d4178e247fe5fc364d9cbcffcf569200ddb4830c8dd8ec1750aaf1f605

import type { ConcreteRequest } from 'relay-runtime';
export type PasswordCodeErrorCode = "CODE_EXPIRED" | "CODE_WRONG" | "TOO_MANY_TRIES" | "UNEXPECTED" | "WEAK_PASSWORD" | "%future added value";
export type ResetPasswordByCodeInput = {
  code: string;
  newPassword: string;
  secret: string;
};
export type useResetPasswordByCodeMutation$variables = {
  input: ResetPasswordByCodeInput;
};
export type useResetPasswordByCodeMutation$data = {
  readonly resetPasswordByCode: {
    readonly __typename: "ResetPasswordByCodeError";
    readonly errorCode: PasswordCodeErrorCode;
  } | {
    readonly __typename: "ResetPasswordByCodeSuccess";
    readonly email: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useResetPasswordByCodeMutation = {
  response: useResetPasswordByCodeMutation$data;
  variables: useResetPasswordByCodeMutation$variables;
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
    "name": "resetPasswordByCode",
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
          }
        ],
        "type": "ResetPasswordByCodeSuccess",
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
        "type": "ResetPasswordByCodeError",
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
    "name": "useResetPasswordByCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResetPasswordByCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8d8342d4178e247fe5fc364d9cbcffcf569200ddb4830c8dd8ec1750aaf1f605",
    "metadata": {},
    "name": "useResetPasswordByCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95c06f8b1732b342fc11cf4637cfb06f";

export default node;
