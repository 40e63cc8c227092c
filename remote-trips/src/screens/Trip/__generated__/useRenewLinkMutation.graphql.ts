/**
 * @generated SignedSource<<751d5da00c08d8ae4add156f6a656040>>
 * @relayHash a4409213ba0598dfe840cf54f36b73fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dad1f9f5a433949f62e606fe8190bb85a27f26d820065273a1c28263cd5c5ab9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRenewLinkMutation$variables = {
  travelId: string;
};
export type useRenewLinkMutation$data = {
  readonly renewTravelPublicKey: {
    readonly " $fragmentSpreads": FragmentRefs<"TripSharing_travel">;
  } | null | undefined;
};
export type useRenewLinkMutation = {
  response: useRenewLinkMutation$data;
  variables: useRenewLinkMutation$variables;
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
    "name": "useRenewLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Travel",
        "kind": "LinkedField",
        "name": "renewTravelPublicKey",
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
    "name": "useRenewLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Travel",
        "kind": "LinkedField",
        "name": "renewTravelPublicKey",
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
    "id": "dad1f9f5a433949f62e606fe8190bb85a27f26d820065273a1c28263cd5c5ab9",
    "metadata": {},
    "name": "useRenewLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "42397e79b10805fa8035f727d1d5a7b6";

export default node;
