/**
 * @generated SignedSource<<de54e02936cfb5bdb4368c3da4d3291e>>
 * @relayHash b295218309739dc26a2486805514b279
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfdd84e2312f548fe6c47b6d7279e14838b746aeac3326bbf25c3bb0614e42a2

import type { ConcreteRequest } from 'relay-runtime';
export type CreatePasswordResetCodeInput = {
  email: string;
};
export type useCreatePasswordResetCodeMutation$variables = {
  input: CreatePasswordResetCodeInput;
};
export type useCreatePasswordResetCodeMutation$data = {
  readonly createPasswordResetCode: {
    readonly code: string;
  };
};
export type useCreatePasswordResetCodeMutation = {
  response: useCreatePasswordResetCodeMutation$data;
  variables: useCreatePasswordResetCodeMutation$variables;
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
    "concreteType": "PasswordResetCode",
    "kind": "LinkedField",
    "name": "createPasswordResetCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
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
    "name": "useCreatePasswordResetCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreatePasswordResetCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dfdd84e2312f548fe6c47b6d7279e14838b746aeac3326bbf25c3bb0614e42a2",
    "metadata": {},
    "name": "useCreatePasswordResetCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4dc8ce8d8918231a80a524704c669775";

export default node;
