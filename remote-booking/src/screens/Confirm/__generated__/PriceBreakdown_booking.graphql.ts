/**
 * @generated SignedSource<<c22b228632faf76fc5121c359f66c60a>>
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
        readonly propertyPrice: {
          readonly " $fragmentSpreads": FragmentRefs<"PayAtHotel_price">;
        } | null | undefined;
        readonly stayPrice: number;
        readonly taxAndServicePrice: number;
      };
    };
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
                (v2/*:: as any*/),
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
                      "name": "PayAtHotel_price"
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

(node as any).hash = "7225e482cb2af639d2aed781f69dc095";

export default node;
