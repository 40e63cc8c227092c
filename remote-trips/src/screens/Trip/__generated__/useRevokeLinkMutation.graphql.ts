/**
 * @generated SignedSource<<e287cadf1d6173411fb9e9a150265c8a>>
 * @relayHash a63af10d09f726723b96349a8288c180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58e6f60940fe67e1a466d5877258930bb9ae0adfa878199e62168741fb4beb9e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRevokeLinkMutation$variables = {
  travelId: string;
};
export type useRevokeLinkMutation$data = {
  readonly revokeTravelPublicKey: {
    readonly " $fragmentSpreads": FragmentRefs<"TripSharing_travel">;
  } | null | undefined;
};
export type useRevokeLinkMutation = {
  response: useRevokeLinkMutation$data;
  variables: useRevokeLinkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "travelId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "travelId",
    "variableName": "travelId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevokeLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Travel",
        "kind": "LinkedField",
        "name": "revokeTravelPublicKey",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TripSharing_travel"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevokeLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Travel",
        "kind": "LinkedField",
        "name": "revokeTravelPublicKey",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publicKey",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publicKeyExpiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "employee",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PropertyContent",
            "kind": "LinkedField",
            "name": "propertyContent",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "58e6f60940fe67e1a466d5877258930bb9ae0adfa878199e62168741fb4beb9e",
    "metadata": {},
    "name": "useRevokeLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "232abb13f222e31f78383853923a5fcb";

export default node;
