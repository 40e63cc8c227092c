/**
 * @generated SignedSource<<d6d0701aae887ed77f1530411ac9aa10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePriceItems_travel$data = {
  readonly companyIdByEmployee: string | null | undefined;
  readonly departmentIdByEmployee: string | null | undefined;
  readonly externalSupplierName: string | null | undefined;
  readonly " $fragmentType": "usePriceItems_travel";
};
export type usePriceItems_travel$key = {
  readonly " $data"?: usePriceItems_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePriceItems_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePriceItems_travel",
  "selections": [
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
      "kind": "ScalarField",
      "name": "companyIdByEmployee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departmentIdByEmployee",
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "1936f2bbb78a16cbb57c344852a5bbde";

export default node;
