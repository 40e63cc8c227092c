/**
 * @generated SignedSource<<6efa9ff5e847d076c0b3cc88db095d21>>
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
    readonly roomNumber: number;
    readonly " $fragmentSpreads": FragmentRefs<"RoomCheckboxes_room">;
  }>;
  readonly id: string;
  readonly openReceiptRooms: ReadonlyArray<number>;
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

(node as any).hash = "b737629e8fe981739420bc89f7970518";

export default node;
