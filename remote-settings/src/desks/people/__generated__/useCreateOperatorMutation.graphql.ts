/**
 * @generated SignedSource<<1572bd40a17a4944fde5748ebaf5e598>>
 * @relayHash 7c2b577770af83557d1a4c380298b302
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b656d389b8b767daecd3eb2024247949750d863af2317bdb27bc3d0aa4997676

import type { ConcreteRequest } from 'relay-runtime';
export type AccountErrorCode = "AGENCY_NOT_FOUND" | "EMAIL_ALREADY_USED" | "INVALID_EMAIL" | "INVALID_NAME" | "UNEXPECTED" | "%future added value";
export type CreateOperatorInput = {
  email: string;
  name: string;
};
export type useCreateOperatorMutation$variables = {
  input: CreateOperatorInput;
};
export type useCreateOperatorMutation$data = {
  readonly createOperator: {
    readonly __typename: "AccountError";
    readonly errorCode: AccountErrorCode;
  } | {
    readonly __typename: "CreateOperatorSuccess";
    readonly operatorUser: {
      readonly email: string;
      readonly name: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCreateOperatorMutation = {
  response: useCreateOperatorMutation$data;
  variables: useCreateOperatorMutation$variables;
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
    "name": "useCreateOperatorMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOperator",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OperatorUser",
                "kind": "LinkedField",
                "name": "operatorUser",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CreateOperatorSuccess",
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
    "name": "useCreateOperatorMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOperator",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OperatorUser",
                "kind": "LinkedField",
                "name": "operatorUser",
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
            "type": "CreateOperatorSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b656d389b8b767daecd3eb2024247949750d863af2317bdb27bc3d0aa4997676",
    "metadata": {},
    "name": "useCreateOperatorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "665a3c85af659249d3dc7801e4500866";

export default node;
