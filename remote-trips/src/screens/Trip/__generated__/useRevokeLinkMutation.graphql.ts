/**
 * @generated SignedSource<<14e2d3e59509231796f76fe7ec721ad1>>
 * @relayHash bd82a3cac8b1e56ccca3e37f830863b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7dbd889699d20cee9f6645c78c851ad6bffd18eeb3c3bc070280ef24d438848

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
    "id": "c7dbd889699d20cee9f6645c78c851ad6bffd18eeb3c3bc070280ef24d438848",
    "metadata": {},
    "name": "useRevokeLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "232abb13f222e31f78383853923a5fcb";

export default node;
