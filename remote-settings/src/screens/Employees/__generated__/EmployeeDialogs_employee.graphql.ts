/**
 * @generated SignedSource<<446cac563623c6b1713d1ed20e991555>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmployeeDialogs_employee$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DelegateDialog_employee" | "DeleteDialog_employee">;
  readonly " $fragmentType": "EmployeeDialogs_employee";
};
export type EmployeeDialogs_employee$key = {
  readonly " $data"?: EmployeeDialogs_employee$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeDialogs_employee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployeeDialogs_employee",
  "selections": [
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

(node as any).hash = "2ea13db718c3a48a130be543b9c51528";

export default node;
