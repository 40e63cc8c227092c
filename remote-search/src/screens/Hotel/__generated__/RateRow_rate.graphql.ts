/**
 * @generated SignedSource<<cb421564a22e317fd98712840c582896>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MealType = "ALL_INCLUSIVE" | "BREAKFAST" | "FULL_BOARD" | "HALF_BOARD" | "NONE" | "OTHER" | "%future added value";
export type RateStatus = "AVAILABLE" | "PRICE_CHANGED" | "SOLD_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RateRow_rate$data = {
  readonly availableRooms: number | null | undefined;
  readonly bedGroups: ReadonlyArray<{
    readonly configuration: ReadonlyArray<{
      readonly quantity: number;
    }>;
    readonly description: string;
    readonly id: string;
  }>;
  readonly cancelTimeline: {
    readonly alwaysFree: boolean;
    readonly freeUntil: string | null | undefined;
    readonly stages: ReadonlyArray<{
      readonly penaltyPrice: number;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CancelPolicy_timeline">;
  };
  readonly epsRateId: string;
  readonly isPackageRate: boolean;
  readonly localTax: {
    readonly isUpperBound: boolean;
    readonly total: number;
  } | null | undefined;
  readonly mappedRateAmenities: {
    readonly freeWiFi: boolean;
    readonly jaMealLabels: ReadonlyArray<string>;
    readonly mealType: MealType;
  };
  readonly pricing: {
    readonly total: {
      readonly paymentPrice: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"RatePrice_pricing">;
  };
  readonly promotions: {
    readonly deal: {
      readonly description: string;
    } | null | undefined;
    readonly valueAdds: ReadonlyArray<{
      readonly description: string;
      readonly id: string;
    }>;
  };
  readonly status: RateStatus;
  readonly " $fragmentSpreads": FragmentRefs<"PriceBreakdown_rate">;
  readonly " $fragmentType": "RateRow_rate";
};
export type RateRow_rate$key = {
  readonly " $data"?: RateRow_rate$data;
  readonly " $fragmentSpreads": FragmentRefs<"RateRow_rate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RateRow_rate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "epsRateId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableRooms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPackageRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MappedRateAmenities",
      "kind": "LinkedField",
      "name": "mappedRateAmenities",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mealType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jaMealLabels",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freeWiFi",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BedGroup",
      "kind": "LinkedField",
      "name": "bedGroups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "BedConfiguration",
          "kind": "LinkedField",
          "name": "configuration",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
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
      "concreteType": "Promotions",
      "kind": "LinkedField",
      "name": "promotions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Deal",
          "kind": "LinkedField",
          "name": "deal",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ValueAdd",
          "kind": "LinkedField",
          "name": "valueAdds",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CancelTimeline",
      "kind": "LinkedField",
      "name": "cancelTimeline",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freeUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alwaysFree",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CancelStage",
          "kind": "LinkedField",
          "name": "stages",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "penaltyPrice",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CancelPolicy_timeline"
        }
      ],
      "storageKey": null
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paymentPrice",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RatePrice_pricing"
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceBreakdown_rate"
    }
  ],
  "type": "Rate",
  "abstractKey": "__isRate"
};
})();

(node as any).hash = "c52be7b7e4017e11e7141f069d497419";

export default node;
