/**
 * @generated SignedSource<<5022e01d09b9b953d2fa964b881c6f3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueReceiptDialog_travel$data = {
  readonly companyBranch: {
    readonly companyName: string;
  };
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly familyName: string;
    readonly givenName: string;
    readonly roomName: string;
    readonly roomNumber: number;
    readonly " $fragmentSpreads": FragmentRefs<"RoomCheckboxes_room">;
  }>;
  readonly id: string;
  readonly openReceiptRooms: ReadonlyArray<number>;
  readonly receiptIssuer: {
    readonly name: string;
    readonly registrationNumber: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "IssueReceiptDialog_travel";
};
export type IssueReceiptDialog_travel$key = {
  readonly " $data"?: IssueReceiptDialog_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueReceiptDialog_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueReceiptDialog_travel",
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
      "name": "openReceiptRooms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "receiptIssuer",
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
          "name": "registrationNumber",
          "storageKey": null
        }
      ],
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
      "concreteType": "ExpediaHotelRoom",
      "kind": "LinkedField",
      "name": "expediaHotelRooms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roomNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roomName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "familyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "givenName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RoomCheckboxes_room"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "d3bdac9bae41ac09063de94c922305b2";

export default node;
