/**
 * @generated SignedSource<<504d676b449c3168cbacb15d1c323eb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MealType = "ALL_INCLUSIVE" | "BREAKFAST" | "FULL_BOARD" | "HALF_BOARD" | "NONE" | "OTHER" | "%future added value";
export type RateStatus = "AVAILABLE" | "PRICE_CHANGED" | "SOLD_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClipRate_clip$data = {
  readonly epsPropertyId: string;
  readonly epsRateId: string;
  readonly epsRoomId: string;
  readonly isPackageRate: boolean;
  readonly paymentPrice: number | null | undefined;
  readonly propertyContent: {
    readonly timeZone: string;
  };
  readonly room: {
    readonly rates: ReadonlyArray<{
      readonly availableRooms: number | null | undefined;
      readonly bedGroups: ReadonlyArray<{
        readonly description: string;
        readonly id: string;
      }>;
      readonly cancelTimeline: {
        readonly alwaysFree: boolean;
        readonly freeUntil: string | null | undefined;
        readonly stages: ReadonlyArray<{
          readonly penaltyPrice: number;
        }>;
      };
      readonly epsRateId: string;
      readonly mappedRateAmenities: {
        readonly jaMealLabels: ReadonlyArray<string>;
        readonly mealType: MealType;
      };
      readonly pricing: {
        readonly total: {
          readonly paymentPrice: number;
        };
        readonly " $fragmentSpreads": FragmentRefs<"RatePrice_pricing">;
      };
      readonly status: RateStatus;
    }>;
  } | null | undefined;
  readonly stay: {
    readonly checkin: string;
    readonly checkout: string;
    readonly occupancies: ReadonlyArray<{
      readonly adults: number;
      readonly childAges: ReadonlyArray<number>;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ClipRate_clip";
};
export type ClipRate_clip$key = {
  readonly " $data"?: ClipRate_clip$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipRate_clip">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "epsRateId",
  "storageKey": null
},
v1 = {
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
  "name": "ClipRate_clip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "epsPropertyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "epsRoomId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPackageRate",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkout",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Occupancy",
          "kind": "LinkedField",
          "name": "occupancies",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "adults",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "childAges",
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
      "concreteType": "PropertyContent",
      "kind": "LinkedField",
      "name": "propertyContent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RoomWithRate",
      "kind": "LinkedField",
      "name": "room",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "rates",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "concreteType": "BedGroup",
              "kind": "LinkedField",
              "name": "bedGroups",
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
                  "name": "description",
                  "storageKey": null
                }
              ],
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
                    (v1/*:: as any*/)
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClippedHotelRate",
  "abstractKey": null
};
})();

(node as any).hash = "959415d307178cf27840927a2e195a94";

export default node;
