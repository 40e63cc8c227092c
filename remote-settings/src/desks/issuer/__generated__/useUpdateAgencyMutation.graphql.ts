/**
 * @generated SignedSource<<b9e7115eaa6b9cb063321349f9f5900e>>
 * @relayHash cb147f87b31c787fc215d6491358ec92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f377b2461a269b3349d2a2b1fe019bae5e354c630cabd432b455e2ceae37ab60

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyErrorCode = "AGENCY_NOT_FOUND" | "CHANGED_MEANWHILE" | "FORBIDDEN" | "INVALID_FIELD" | "UNEXPECTED" | "%future added value";
export type UpdateAgencyInput = {
  agencyId: string;
  bankAccount?: string | null | undefined;
  billingContact?: string | null | undefined;
  licenseGrade?: string | null | undefined;
  licenseNumber?: string | null | undefined;
  postalAddress?: string | null | undefined;
  registrationNumber?: string | null | undefined;
  representative?: string | null | undefined;
  seen?: SeenAgencyInput | null | undefined;
};
export type SeenAgencyInput = {
  bankAccount?: string | null | undefined;
  billingContact?: string | null | undefined;
  licenseGrade?: string | null | undefined;
  licenseNumber?: string | null | undefined;
  postalAddress?: string | null | undefined;
  registrationNumber?: string | null | undefined;
  representative?: string | null | undefined;
};
export type useUpdateAgencyMutation$variables = {
  input: UpdateAgencyInput;
};
export type useUpdateAgencyMutation$data = {
  readonly updateAgency: {
    readonly __typename: "UpdateAgencyError";
    readonly currentAgency: {
      readonly " $fragmentSpreads": FragmentRefs<"IssuerForm_agency">;
    } | null | undefined;
    readonly errorCode: AgencyErrorCode;
    readonly field: string | null | undefined;
  } | {
    readonly __typename: "UpdateAgencySuccess";
    readonly agency: {
      readonly " $fragmentSpreads": FragmentRefs<"IssuerForm_agency">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateAgencyMutation = {
  response: useUpdateAgencyMutation$data;
  variables: useUpdateAgencyMutation$variables;
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
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "IssuerForm_agency"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errorCode",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "representative",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "postalAddress",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "licenseGrade",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "licenseNumber",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "registrationNumber",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "billingContact",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "bankAccount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateAgencyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateAgency",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "UpdateAgencySuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "currentAgency",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "UpdateAgencyError",
            "abstractKey": null
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
    "name": "useUpdateAgencyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateAgency",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "UpdateAgencySuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "currentAgency",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "UpdateAgencyError",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f377b2461a269b3349d2a2b1fe019bae5e354c630cabd432b455e2ceae37ab60",
    "metadata": {},
    "name": "useUpdateAgencyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2897a777dd318f87910a4f8bd1955c30";

export default node;
