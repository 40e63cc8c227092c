/**
 * @generated SignedSource<<a35ec4eecaa666c13755a571d6a8644c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmployeeStatus = "ACTIVE" | "DELETED" | "INVITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeleteDialog_employee$data = {
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly status: EmployeeStatus;
  readonly " $fragmentType": "DeleteDialog_employee";
};
export type DeleteDialog_employee$key = {
  readonly " $data"?: DeleteDialog_employee$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteDialog_employee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteDialog_employee",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Employee",
  "abstractKey": null
};

(node as any).hash = "2bc4038dfde5f53a604f853611c67a09";

export default node;
