/**
 * @generated SignedSource<<185c97e42d0f6c7b3e6cdff1806d478a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayAtHotel_rate$data = {
  readonly localTax: {
    readonly " $fragmentSpreads": FragmentRefs<"LocalTaxLines_tax">;
  } | null | undefined;
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
    }
  ],
  "type": "Rate",
  "abstractKey": "__isRate"
};

(node as any).hash = "83f3d67a711d92e4cd32a8350620c8ba";

export default node;
