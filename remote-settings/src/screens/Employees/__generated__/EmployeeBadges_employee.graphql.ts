/**
 * @generated SignedSource<<191553e5d8022e90d1eeaf4c3085e1d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmployeeRole = "COMPANY_ADMIN" | "EMPLOYEE" | "%future added value";
export type EmployeeStatus = "ACTIVE" | "DELETED" | "INVITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmployeeBadges_employee$data = {
  readonly role: EmployeeRole;
  readonly status: EmployeeStatus;
  readonly " $fragmentType": "EmployeeBadges_employee";
};
export type EmployeeBadges_employee$key = {
  readonly " $data"?: EmployeeBadges_employee$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeBadges_employee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployeeBadges_employee",
  "selections": [
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
    }
  ],
  "type": "Employee",
  "abstractKey": null
};

(node as any).hash = "e37dabb0811de5cb4f4935a4172240d4";

export default node;
