/**
 * @generated SignedSource<<568c29630c64ed5fd4ed39140b93d425>>
 * @relayHash 90f83db47d16e667074a4c70aaf49249
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83f1e1e6b9321f7ace796435e66a479254840eab5abebecbdad891c5162e910d

import type { ConcreteRequest } from 'relay-runtime';
export type useResetPasswordMutation$variables = {
  email: string;
};
export type useResetPasswordMutation$data = {
  readonly resetPassword: boolean;
};
export type useResetPasswordMutation = {
  response: useResetPasswordMutation$data;
  variables: useResetPasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "kind": "ScalarField",
    "name": "resetPassword",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useResetPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResetPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "83f1e1e6b9321f7ace796435e66a479254840eab5abebecbdad891c5162e910d",
    "metadata": {},
    "name": "useResetPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b4cd970dadf7b2a03d000b1462a6488";

export default node;
