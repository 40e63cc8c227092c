/**
 * @generated SignedSource<<c3e758981063f09f6cc7e806248eebd3>>
 * @relayHash 950c3e0420559896bf0be007d7978edd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3c21cf02201a2c2026b9259768d1094816f5ec58b96f7e1fb645aedcc417748

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmployeePickerQuery$variables = {
  branchId: string;
  keyword?: string | null | undefined;
};
export type EmployeePickerQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmployeePicker_query">;
};
export type EmployeePickerQuery = {
  response: EmployeePickerQuery$data;
  variables: EmployeePickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "branchId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "keyword"
  }
],
v1 = {
  "kind": "Variable",
  "name": "branchId",
  "variableName": "branchId"
},
v2 = {
  "kind": "Variable",
  "name": "keyword",
  "variableName": "keyword"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmployeePickerQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "EmployeePicker_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmployeePickerQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          (v1/*:: as any*/),
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          },
          (v2/*:: as any*/),
          {
            "kind": "Literal",
            "name": "status",
            "value": "ACTIVE"
          }
        ],
        "concreteType": "EmployeeConnection",
        "kind": "LinkedField",
        "name": "employees",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmployeeEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Employee",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
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
                    "name": "email",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b3c21cf02201a2c2026b9259768d1094816f5ec58b96f7e1fb645aedcc417748",
    "metadata": {},
    "name": "EmployeePickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "999204dd7448e22c667fd39ee28e19aa";

export default node;
