/**
 * @generated SignedSource<<fcb08ddfda5b2958fea365c56c9463fe>>
 * @relayHash f636f5cfff70d381eabad58fc8749caf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a72170df74c3c415f092d78b13c6b81dc99d150f0f56602d7838a6f3443ee980

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BedWish = "ONE_BED" | "TWO_BEDS" | "%future added value";
export type UpdateTravelerProfileInput = {
  arrivalHour?: number | null | undefined;
  bed?: BedWish | null | undefined;
  guestName?: GuestNameInput | null | undefined;
  phone?: string | null | undefined;
  smoking?: boolean | null | undefined;
};
export type GuestNameInput = {
  familyName: string;
  givenName: string;
};
export type useUpdateTravelerProfileMutation$variables = {
  input: UpdateTravelerProfileInput;
};
export type useUpdateTravelerProfileMutation$data = {
  readonly updateTravelerProfile: {
    readonly travelerProfile: {
      readonly " $fragmentSpreads": FragmentRefs<"TravelerForm_profile">;
    } | null | undefined;
  };
};
export type useUpdateTravelerProfileMutation = {
  response: useUpdateTravelerProfileMutation$data;
  variables: useUpdateTravelerProfileMutation$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateTravelerProfileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Myself",
        "kind": "LinkedField",
        "name": "updateTravelerProfile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TravelerProfile",
            "kind": "LinkedField",
            "name": "travelerProfile",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TravelerForm_profile"
              }
            ],
            "storageKey": null
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
    "name": "useUpdateTravelerProfileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Myself",
        "kind": "LinkedField",
        "name": "updateTravelerProfile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TravelerProfile",
            "kind": "LinkedField",
            "name": "travelerProfile",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "GuestName",
                "kind": "LinkedField",
                "name": "guestName",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "familyName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "givenName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "smoking",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "arrivalHour",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a72170df74c3c415f092d78b13c6b81dc99d150f0f56602d7838a6f3443ee980",
    "metadata": {},
    "name": "useUpdateTravelerProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d551ed86390d7ac582d4d0a0b7304c2e";

export default node;
