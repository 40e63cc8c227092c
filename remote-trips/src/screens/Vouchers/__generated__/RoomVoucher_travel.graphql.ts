/**
 * @generated SignedSource<<4ffa316f18f78449c4f0ae2fefd5fe4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomVoucher_travel$data = {
  readonly agency: {
    readonly emergencyTravelContactText: string | null | undefined;
    readonly emergencyTravelContactTextEn: string | null | undefined;
    readonly licenseNumber: string | null | undefined;
    readonly name: string;
    readonly normalTravelContactText: string | null | undefined;
    readonly normalTravelContactTextEn: string | null | undefined;
  } | null | undefined;
  readonly companyBranch: {
    readonly companyName: string;
  };
  readonly externalSupplierName: string | null | undefined;
  readonly itinerary: {
    readonly itineraryId: string | null | undefined;
  } | null | undefined;
  readonly travelNumber: string;
  readonly " $fragmentType": "RoomVoucher_travel";
};
export type RoomVoucher_travel$key = {
  readonly " $data"?: RoomVoucher_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomVoucher_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomVoucher_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "travelNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalSupplierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyBranch",
      "kind": "LinkedField",
      "name": "companyBranch",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Agency",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Itinerary",
      "kind": "LinkedField",
      "name": "itinerary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itineraryId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "bb553e91022f947aff6dc5f786685b72";

export default node;
