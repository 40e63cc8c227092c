/**
 * @generated SignedSource<<a5656b536698d572fd2bf75c2b4251e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocalTaxState = "ASK_HOTEL" | "ESTIMATED" | "NAMED" | "NONE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePriceItems_room$data = {
  readonly localTax: {
    readonly isUpperBound: boolean;
    readonly total: number;
  } | null | undefined;
  readonly localTaxState: LocalTaxState;
  readonly paymentPrice: number;
  readonly propertyPrice: {
    readonly mandatoryTaxPrice: {
      readonly value: string;
    } | null | undefined;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "mandatoryTaxPrice",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalTaxEstimate",
      "kind": "LinkedField",
      "name": "localTax",
      "plural": false,
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "localTaxState",
      "storageKey": null
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};
})();

(node as any).hash = "49d5200f00e671f7879713b4a47c9913";

export default node;
