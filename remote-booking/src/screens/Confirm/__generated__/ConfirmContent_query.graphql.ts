/**
 * @generated SignedSource<<24af3acdbee4d83e44802c6c6e862e6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmContent_query$data = {
  readonly creditCards: ReadonlyArray<{
    readonly id: string;
    readonly last4: string;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentReview_card">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BookForm_query" | "ContractNotes_query">;
  readonly " $fragmentType": "ConfirmContent_query";
};
export type ConfirmContent_query$key = {
  readonly " $data"?: ConfirmContent_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmContent_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmContent_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditCard",
      "kind": "LinkedField",
      "name": "creditCards",
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
          "name": "last4",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaymentReview_card"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContractNotes_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "616568107ea06726b8ce89161085924a";

export default node;
