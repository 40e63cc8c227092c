/**
 * @generated SignedSource<<607bec65648d52746711a25cfe3146cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocalTaxState = "ASK_HOTEL" | "ESTIMATED" | "NAMED" | "NONE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayAtHotel_rate$data = {
  readonly localTax: {
    readonly " $fragmentSpreads": FragmentRefs<"LocalTaxLines_tax">;
  } | null | undefined;
  readonly localTaxState: LocalTaxState;
  readonly pricing: {
    readonly total: {
      readonly propertyPrice: {
        readonly " $fragmentSpreads": FragmentRefs<"PropertyPriceLines_price">;
      } | null | undefined;
    };
  };
  readonly " $fragmentType": "PayAtHotel_rate";
};
export type PayAtHotel_rate$key = {
  readonly " $data"?: PayAtHotel_rate$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayAtHotel_rate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayAtHotel_rate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RatePricing",
      "kind": "LinkedField",
      "name": "pricing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TotalPrice",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TotalPropertyPrice",
              "kind": "LinkedField",
              "name": "propertyPrice",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PropertyPriceLines_price"
                }
              ],
              "storageKey": null
            }
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "LocalTaxLines_tax"
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
  "type": "Rate",
  "abstractKey": "__isRate"
};

(node as any).hash = "392a07711706c39a98d6084d94bf9b30";

export default node;
