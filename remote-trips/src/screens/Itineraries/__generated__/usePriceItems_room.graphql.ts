/**
 * @generated SignedSource<<9d8c8ceaac7c56f23ca350914062b9ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePriceItems_room$data = {
  readonly paymentPrice: number;
  readonly propertyPrice: {
    readonly total: {
      readonly currency: string;
      readonly value: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "usePriceItems_room";
};
export type usePriceItems_room$key = {
  readonly " $data"?: usePriceItems_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePriceItems_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePriceItems_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TotalPropertyPrice",
      "kind": "LinkedField",
      "name": "propertyPrice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "10c653c4fff5cfb4430f2e376fe7fbdd";

export default node;
