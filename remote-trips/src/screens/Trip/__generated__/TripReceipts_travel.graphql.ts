/**
 * @generated SignedSource<<0749ebeaf53fce68cd405c905038a8a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripReceipts_travel$data = {
  readonly id: string;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripReceipts_travel",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "eed4a8bbc99658e4ea93e1ed7b064b4e";

export default node;
