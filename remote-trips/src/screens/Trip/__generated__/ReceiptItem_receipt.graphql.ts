/**
 * @generated SignedSource<<1d542d1cb6fe0cab0e309b60618018b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddresseeKind = "COMPANY" | "PERSON" | "%future added value";
export type ReceiptKind = "RECEIPT" | "RETURN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReceiptItem_receipt$data = {
  readonly addressee: string;
  readonly addresseeKind: AddresseeKind;
  readonly id: string;
  readonly isQualified: boolean;
  readonly issuedAt: string;
  readonly kind: ReceiptKind;
  readonly receiptNumber: string;
  readonly returnPrice: number | null | undefined;
  readonly roomNumbers: ReadonlyArray<number>;
  readonly totalPrice: number;
  readonly " $fragmentType": "ReceiptItem_receipt";
};
export type ReceiptItem_receipt$key = {
  readonly " $data"?: ReceiptItem_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptItem_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiptItem_receipt",
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
      "name": "receiptNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addresseeKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isQualified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomNumbers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnPrice",
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "dfbbc763b8c405f25bec3a07b43a3cf9";

export default node;
