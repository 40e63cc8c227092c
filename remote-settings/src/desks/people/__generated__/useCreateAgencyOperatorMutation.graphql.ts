/**
 * @generated SignedSource<<1e1a8314e38122138442324a46dadadb>>
 * @relayHash f38d4f092b7d4e6e891f5948f8d0917b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 179e7fb87e583f2dc420815a93de6cdaa2a8576aa81d9ab215988cdea0de0ffb

import type { ConcreteRequest } from 'relay-runtime';
export type AccountErrorCode = "AGENCY_NOT_FOUND" | "EMAIL_ALREADY_USED" | "INVALID_EMAIL" | "INVALID_NAME" | "MAILED_RECENTLY" | "MAILS_USED_UP" | "NAME_CONTAINS_LINK" | "UNEXPECTED" | "%future added value";
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
      readonly id: string;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "createAgencyOperator",
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
        "type": "CreateAgencyOperatorSuccess",
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
        "type": "AccountError",
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
    "name": "useCreateAgencyOperatorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateAgencyOperatorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "179e7fb87e583f2dc420815a93de6cdaa2a8576aa81d9ab215988cdea0de0ffb",
    "metadata": {},
    "name": "useCreateAgencyOperatorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "846ab2d34ce6cb210d5f44b79824a930";

export default node;
