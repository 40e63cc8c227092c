/**
 * @generated SignedSource<<37f4c0e7b7e2964ba4389a997ff26dd2>>
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
    readonly emergencyTravelContactTextEn: string | null | undefined;
    readonly licenseNumber: string | null | undefined;
    readonly name: string;
    readonly normalTravelContactText: string | null | undefined;
    readonly normalTravelContactTextEn: string | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "normalTravelContactTextEn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emergencyTravelContactTextEn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PublicTravel",
  "abstractKey": null
};

(node as any).hash = "2ce223b22458e1c7af028b3069f4cde1";

export default node;
