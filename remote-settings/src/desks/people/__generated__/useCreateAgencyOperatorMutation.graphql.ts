/**
 * @generated SignedSource<<5762c8879e48dd77aad1ebc311b06ec6>>
 * @relayHash 35e4fc9282ff61e7d01087293439b15c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 896d3f7dcd3f62b6e8c4e69fcc3c92ea1b51add608dee70428f4663abf3d1d54

import type { ConcreteRequest } from 'relay-runtime';
export type AccountErrorCode = "AGENCY_NOT_FOUND" | "EMAIL_ALREADY_USED" | "INVALID_EMAIL" | "INVALID_NAME" | "UNEXPECTED" | "%future added value";
export type CreateAgencyOperatorInput = {
  agencyId: string;
  email: string;
  name: string;
};
export type useCreateAgencyOperatorMutation$variables = {
  input: CreateAgencyOperatorInput;
};
export type useCreateAgencyOperatorMutation$data = {
  readonly createAgencyOperator: {
    readonly __typename: "AccountError";
    readonly errorCode: AccountErrorCode;
  } | {
    readonly __typename: "CreateAgencyOperatorSuccess";
    readonly agencyUser: {
      readonly email: string;
      readonly name: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCreateAgencyOperatorMutation = {
  response: useCreateAgencyOperatorMutation$data;
  variables: useCreateAgencyOperatorMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v5 = {
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
  "type": "AccountError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateAgencyOperatorMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createAgencyOperator",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CreateAgencyOperatorSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useCreateAgencyOperatorMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createAgencyOperator",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
            "type": "CreateAgencyOperatorSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "896d3f7dcd3f62b6e8c4e69fcc3c92ea1b51add608dee70428f4663abf3d1d54",
    "metadata": {},
    "name": "useCreateAgencyOperatorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eaa9f82bdf81a23ba08bdf2ce5e3b41c";

export default node;
