/**
 * @generated SignedSource<<dee8426c99e9975a841151a5f224dbb8>>
 * @relayHash 32a9f82054de4691a1bb5b0335e6bc6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c09bfb8bed8f92b77983d8d18b82ff4d4ecf295088ae16229037d21993308bf

import type { ConcreteRequest } from 'relay-runtime';
export type useRemoveInvitationCodeMutation$variables = {
  code: string;
};
export type useRemoveInvitationCodeMutation$data = {
  readonly removeInvitationCode: boolean;
};
export type useRemoveInvitationCodeMutation = {
  response: useRemoveInvitationCodeMutation$data;
  variables: useRemoveInvitationCodeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "kind": "ScalarField",
    "name": "removeInvitationCode",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveInvitationCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveInvitationCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3c09bfb8bed8f92b77983d8d18b82ff4d4ecf295088ae16229037d21993308bf",
    "metadata": {},
    "name": "useRemoveInvitationCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e57303e7b08ba38f6625cb092da0f6d";

export default node;
