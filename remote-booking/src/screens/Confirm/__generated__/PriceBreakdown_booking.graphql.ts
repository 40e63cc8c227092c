/**
 * @generated SignedSource<<c3fccdda5886c8079901192f12cd4ee6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceBreakdown_booking$data = {
  readonly stay: {
    readonly checkin: string;
  };
  readonly usingRate: {
    readonly pricing: {
      readonly occupancyPricing: ReadonlyArray<{
        readonly nightsPrice: ReadonlyArray<{
          readonly stayPrice: number;
          readonly taxAndServicePrice: number;
        }>;
        readonly paymentPrice: number;
      }>;
      readonly total: {
        readonly paymentPrice: number;
        readonly stayPrice: number;
        readonly taxAndServicePrice: number;
      };
    };
    readonly " $fragmentSpreads": FragmentRefs<"PayAtHotel_rate">;
  };
  readonly " $fragmentType": "PriceBreakdown_booking";
};
export type PriceBreakdown_booking$key = {
  readonly " $data"?: PriceBreakdown_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceBreakdown_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stayPrice",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxAndServicePrice",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentPrice",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceBreakdown_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Stay",
      "kind": "LinkedField",
      "name": "stay",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkin",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "usingRate",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayAtHotel_rate"
        },
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
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OccupancyPrice",
              "kind": "LinkedField",
              "name": "occupancyPricing",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "NightPrice",
                  "kind": "LinkedField",
                  "name": "nightsPrice",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};
})();

(node as any).hash = "698f6732b5ae267551b0185986f43f6a";

export default node;
