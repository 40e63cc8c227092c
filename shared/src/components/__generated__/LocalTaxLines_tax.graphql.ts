/**
 * @generated SignedSource<<6a4c0d9d0497164b8bf743eb8f55f9b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocalTaxKind = "HOT_SPRING" | "LODGING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LocalTaxLines_tax$data = {
  readonly isUpperBound: boolean;
  readonly taxes: ReadonlyArray<{
    readonly amount: number;
    readonly authority: string | null | undefined;
    readonly kind: LocalTaxKind;
  }>;
  readonly total: number;
  readonly " $fragmentType": "LocalTaxLines_tax";
};
export type LocalTaxLines_tax$key = {
  readonly " $data"?: LocalTaxLines_tax$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocalTaxLines_tax">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LocalTaxLines_tax",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUpperBound",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalTax",
      "kind": "LinkedField",
      "name": "taxes",
      "plural": true,
      "selections": [
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
          "name": "authority",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LocalTaxEstimate",
  "abstractKey": null
};

(node as any).hash = "93beb9c55f3d352973c439d686efb370";

export default node;
