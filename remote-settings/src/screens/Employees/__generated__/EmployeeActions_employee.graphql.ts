/**
 * @generated SignedSource<<d0c8e14dc8ff0554b7afcf430a937c5e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DelegateDialog_employee" | "DeleteDialog_employee">;
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
      "name": "DeleteDialog_employee"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DelegateDialog_employee"
    }
  ],
  "type": "Employee",
  "abstractKey": null
};

(node as any).hash = "10c67f8b9594d3decc26566a97591da6";

export default node;
