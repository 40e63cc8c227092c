/**
 * @generated SignedSource<<c43fdb6e88da693e66c64cb6dff34847>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountingFileButton_query$data = {
  readonly accountingProfiles: ReadonlyArray<{
    readonly id: string;
    readonly isOwn: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"AccountingFileDialog_profile" | "AccountingFormatDialog_profile">;
  }>;
  readonly " $fragmentType": "AccountingFileButton_query";
};
export type AccountingFileButton_query$key = {
  readonly " $data"?: AccountingFileButton_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountingFileButton_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountingFileButton_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountingProfile",
      "kind": "LinkedField",
      "name": "accountingProfiles",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AccountingFileDialog_profile"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AccountingFormatDialog_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "49d144fe11b390919e93b7f3ffaa3e09";

export default node;
