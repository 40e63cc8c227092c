/**
 * @generated SignedSource<<469492b29caf58062173554b2acad9a2>>
 * @relayHash f760b0e3b68c9c2a3e40a87800bc70ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5df936b8077ae92c50e522f5ff5e3bbb2cd0436cc8c46ef7c25d815ea37379a7

import type { ConcreteRequest } from 'relay-runtime';
export type AgencyUserErrorCode = "AGENCY_USER_NOT_FOUND" | "CANNOT_DELETE_SELF" | "FORBIDDEN" | "%future added value";
export type useDeleteAgencyUserMutation$variables = {
  id: string;
};
export type useDeleteAgencyUserMutation$data = {
  readonly deleteAgencyUser: {
    readonly __typename: "DeleteAgencyUserError";
    readonly errorCode: AgencyUserErrorCode;
  } | {
    readonly __typename: "DeleteAgencyUserSuccess";
    readonly agencyUser: {
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDeleteAgencyUserMutation = {
  response: useDeleteAgencyUserMutation$data;
  variables: useDeleteAgencyUserMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "deleteAgencyUser",
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
            "concreteType": "AgencyUser",
            "kind": "LinkedField",
            "name": "agencyUser",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "DeleteAgencyUserSuccess",
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
        "type": "DeleteAgencyUserError",
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
    "name": "useDeleteAgencyUserMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteAgencyUserMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5df936b8077ae92c50e522f5ff5e3bbb2cd0436cc8c46ef7c25d815ea37379a7",
    "metadata": {},
    "name": "useDeleteAgencyUserMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cfec144ddfb067159930773eb23dbbd9";

export default node;
