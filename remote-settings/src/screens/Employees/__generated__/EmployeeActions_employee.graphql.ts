/**
 * @generated SignedSource<<2bac7944ff78b77aff1b62298782bb98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmployeeRole = "COMPANY_ADMIN" | "EMPLOYEE" | "%future added value";
export type EmployeeStatus = "ACTIVE" | "DELETED" | "INVITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmployeeActions_employee$data = {
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly role: EmployeeRole;
  readonly status: EmployeeStatus;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeDialogs_employee">;
  readonly " $fragmentType": "EmployeeActions_employee";
};
export type EmployeeActions_employee$key = {
  readonly " $data"?: EmployeeActions_employee$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeActions_employee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployeeActions_employee",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmployeeDialogs_employee"
    }
  ],
  "type": "Employee",
  "abstractKey": null
};

(node as any).hash = "854275f2ae794673a2945ce8c5b1be5d";

export default node;
