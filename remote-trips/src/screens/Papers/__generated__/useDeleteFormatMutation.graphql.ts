/**
 * @generated SignedSource<<3e22026e5b59f99e47d92dcc18a9168e>>
 * @relayHash 492706b76a7d1504426948cdaece4d37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 211271ce8af68d81047720e14e8c1b6408a53ebfb3035715dc515328a66d58d1

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteFormatMutation$variables = {
  profileId: string;
};
export type useDeleteFormatMutation$data = {
  readonly deleteAccountingProfile: string;
};
export type useDeleteFormatMutation = {
  response: useDeleteFormatMutation$data;
  variables: useDeleteFormatMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "profileId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "profileId",
        "variableName": "profileId"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteAccountingProfile",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteFormatMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteFormatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "211271ce8af68d81047720e14e8c1b6408a53ebfb3035715dc515328a66d58d1",
    "metadata": {},
    "name": "useDeleteFormatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6c5d5da408c1c64be290cf4297fc06e1";

export default node;
