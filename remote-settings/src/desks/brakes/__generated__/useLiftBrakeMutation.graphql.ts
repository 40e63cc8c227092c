/**
 * @generated SignedSource<<5b81beeabcd5d0074c7c50a401231365>>
 * @relayHash 2449793825764ab1c0378490f0d4148e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0617fb018af8ea4b57288c62d139c3ca843310fffb993a5ea9495be0cbe5d63

import type { ConcreteRequest } from 'relay-runtime';
export type LiftBrakeErrorCode = "ALREADY_LIFTED" | "BRAKE_NOT_FOUND" | "REASON_REQUIRED" | "%future added value";
export type LiftBrakeInput = {
  brakeId: string;
  reason: string;
};
export type useLiftBrakeMutation$variables = {
  input: LiftBrakeInput;
};
export type useLiftBrakeMutation$data = {
  readonly liftBrake: {
    readonly __typename: "LiftBrakeError";
    readonly errorCode: LiftBrakeErrorCode;
  } | {
    readonly __typename: "LiftBrakeSuccess";
    readonly brakeLift: {
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useLiftBrakeMutation = {
  response: useLiftBrakeMutation$data;
  variables: useLiftBrakeMutation$variables;
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
    "name": "liftBrake",
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
            "concreteType": "BrakeLift",
            "kind": "LinkedField",
            "name": "brakeLift",
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
        "type": "LiftBrakeSuccess",
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
        "type": "LiftBrakeError",
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
    "name": "useLiftBrakeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiftBrakeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c0617fb018af8ea4b57288c62d139c3ca843310fffb993a5ea9495be0cbe5d63",
    "metadata": {},
    "name": "useLiftBrakeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00a32451e92a7ffd1eff29988b099288";

export default node;
