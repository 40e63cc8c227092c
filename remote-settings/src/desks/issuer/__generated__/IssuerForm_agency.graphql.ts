/**
 * @generated SignedSource<<dc49df1cb080d0d0eeda853be1f18aaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssuerForm_agency$data = {
  readonly bankAccount: string | null | undefined;
  readonly billingContact: string | null | undefined;
  readonly id: string;
  readonly licenseGrade: string | null | undefined;
  readonly licenseNumber: string | null | undefined;
  readonly name: string;
  readonly postalAddress: string | null | undefined;
  readonly registrationNumber: string | null | undefined;
  readonly representative: string | null | undefined;
  readonly " $fragmentType": "IssuerForm_agency";
};
export type IssuerForm_agency$key = {
  readonly " $data"?: IssuerForm_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssuerForm_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssuerForm_agency",
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
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "77b04f16d0c0b0bfda6f185f97ea7d95";

export default node;
