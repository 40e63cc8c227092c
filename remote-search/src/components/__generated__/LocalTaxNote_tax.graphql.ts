/**
 * @generated SignedSource<<fb7bd512225370541659966fddcab9cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocalTaxKind = "HOT_SPRING" | "LODGING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LocalTaxNote_tax$data = {
  readonly isUpperBound: boolean;
  readonly taxes: ReadonlyArray<{
    readonly kind: LocalTaxKind;
  }>;
  readonly total: number;
  readonly " $fragmentType": "LocalTaxNote_tax";
};
export type LocalTaxNote_tax$key = {
  readonly " $data"?: LocalTaxNote_tax$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocalTaxNote_tax">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LocalTaxNote_tax",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LocalTaxEstimate",
  "abstractKey": null
};

(node as any).hash = "125810ff8df37139f8aded20df63fe73";

export default node;
