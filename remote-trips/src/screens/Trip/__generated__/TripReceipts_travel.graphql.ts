/**
 * @generated SignedSource<<ac24daec89adfd3dda586f6313d8c2c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripReceipts_travel$data = {
  readonly openReceiptRooms: ReadonlyArray<number>;
  readonly receipts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReceiptItem_receipt">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"IssueReceiptDialog_travel">;
  readonly " $fragmentType": "TripReceipts_travel";
};
export type TripReceipts_travel$key = {
  readonly " $data"?: TripReceipts_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripReceipts_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripReceipts_travel",
  "selections": [
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
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReceiptItem_receipt"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueReceiptDialog_travel"
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "2f5c63cac50defe32354fdbc0c1ef967";

export default node;
