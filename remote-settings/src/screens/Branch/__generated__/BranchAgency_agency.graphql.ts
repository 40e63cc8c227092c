/**
 * @generated SignedSource<<e7b7f1ac4da513a131e45c7cd1db68d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BranchAgency_agency$data = {
  readonly emergencyTravelContactText: string | null | undefined;
  readonly headerContactMail: string | null | undefined;
  readonly headerContactPhone: string | null | undefined;
  readonly licenseNumber: string | null | undefined;
  readonly name: string;
  readonly normalTravelContactText: string | null | undefined;
  readonly specialAgencyName: string | null | undefined;
  readonly specialRemarks: string | null | undefined;
  readonly " $fragmentType": "BranchAgency_agency";
};
export type BranchAgency_agency$key = {
  readonly " $data"?: BranchAgency_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchAgency_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BranchAgency_agency",
  "selections": [
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
      "name": "specialAgencyName",
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
      "name": "headerContactPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headerContactMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "normalTravelContactText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emergencyTravelContactText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialRemarks",
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "045943c80375fac15f92e661cacbe0db";

export default node;
