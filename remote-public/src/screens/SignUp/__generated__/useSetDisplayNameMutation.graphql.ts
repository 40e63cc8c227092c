/**
 * @generated SignedSource<<a8ca12dabf431c4f8e0993a6cdd70d6c>>
 * @relayHash 0670a71389f26dac77d6dd296dbc8f6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d807c9c61e4341123f114ee0bade7019c524fb93dcff546c8bc2e338e69fa176

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateProfileInput = {
  name?: string | null | undefined;
};
export type useSetDisplayNameMutation$variables = {
  input: UpdateProfileInput;
};
export type useSetDisplayNameMutation$data = {
  readonly updateProfile: {
    readonly id: string;
    readonly name: string;
  };
};
export type useSetDisplayNameMutation = {
  response: useSetDisplayNameMutation$data;
  variables: useSetDisplayNameMutation$variables;
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
    "concreteType": "Myself",
    "kind": "LinkedField",
    "name": "updateProfile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "useSetDisplayNameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetDisplayNameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d807c9c61e4341123f114ee0bade7019c524fb93dcff546c8bc2e338e69fa176",
    "metadata": {},
    "name": "useSetDisplayNameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23f84d7e4b5b7b62101b2b1cd9de7e24";

export default node;
