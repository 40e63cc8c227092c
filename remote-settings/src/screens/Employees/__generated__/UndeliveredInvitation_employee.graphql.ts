/**
 * @generated SignedSource<<5dfd001c9f2d511172b20b8c21774633>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndeliveredInvitation_employee$data = {
  readonly undeliveredInvitationAt: string | null | undefined;
  readonly " $fragmentType": "UndeliveredInvitation_employee";
};
export type UndeliveredInvitation_employee$key = {
  readonly " $data"?: UndeliveredInvitation_employee$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndeliveredInvitation_employee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndeliveredInvitation_employee",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undeliveredInvitationAt",
      "storageKey": null
    }
  ],
  "type": "Employee",
  "abstractKey": null
};

(node as any).hash = "edbe1136164df11dd59ff811c9b093b4";

export default node;
