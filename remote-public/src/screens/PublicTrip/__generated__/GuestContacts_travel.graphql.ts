/**
 * @generated SignedSource<<5ca0e0c91d84ee525a569fbcfeb3fd0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuestContacts_travel$data = {
  readonly agency: {
    readonly emergencyTravelContactText: string | null | undefined;
    readonly licenseNumber: string | null | undefined;
    readonly name: string;
    readonly normalTravelContactText: string | null | undefined;
  } | null | undefined;
  readonly companyName: string;
  readonly " $fragmentType": "GuestContacts_travel";
};
export type GuestContacts_travel$key = {
  readonly " $data"?: GuestContacts_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestContacts_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuestContacts_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicAgency",
      "kind": "LinkedField",
      "name": "agency",
      "plural": false,
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
          "name": "licenseNumber",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PublicTravel",
  "abstractKey": null
};

(node as any).hash = "d18494640bbb13e8b8a954a40c3bf38a";

export default node;
