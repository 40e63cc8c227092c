/**
 * @generated SignedSource<<27e984ca889911e9003ba1f61fa06755>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MealType = "ALL_INCLUSIVE" | "BREAKFAST" | "FULL_BOARD" | "HALF_BOARD" | "NONE" | "OTHER" | "%future added value";
export type RateStatus = "AVAILABLE" | "PRICE_CHANGED" | "SOLD_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClipComparison_clips$data = ReadonlyArray<{
  readonly epsRateId: string;
  readonly id: string;
  readonly propertyContent: {
    readonly ratings: {
      readonly guest: {
        readonly overall: number;
      } | null | undefined;
      readonly property: {
        readonly rating: number;
      } | null | undefined;
    };
    readonly timeZone: string;
  };
  readonly room: {
    readonly areaSquareMeters: number | null | undefined;
    readonly rates: ReadonlyArray<{
      readonly availableRooms: number | null | undefined;
      readonly bedGroups: ReadonlyArray<{
        readonly description: string;
      }>;
      readonly cancelTimeline: {
        readonly alwaysFree: boolean;
        readonly freeUntil: string | null | undefined;
      };
      readonly epsRateId: string;
      readonly localTax: {
        readonly isUpperBound: boolean;
        readonly total: number;
      } | null | undefined;
      readonly mappedRateAmenities: {
        readonly jaMealLabels: ReadonlyArray<string>;
        readonly mealType: MealType;
      };
      readonly pricing: {
        readonly averagePerOneRoomNight: {
          readonly paymentPrice: number;
        };
        readonly total: {
          readonly paymentPrice: number;
          readonly propertyPrice: {
            readonly total: {
              readonly currency: string;
              readonly value: string;
            };
          } | null | undefined;
        };
      };
      readonly status: RateStatus;
    }>;
    readonly roomAmenities: {
      readonly smoking: boolean;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedHead_clip">;
  readonly " $fragmentType": "ClipComparison_clips";
}>;
export type ClipComparison_clips$key = ReadonlyArray<{
  readonly " $data"?: ClipComparison_clips$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipComparison_clips">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "ClipComparison_clips",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyRatings",
          "kind": "LinkedField",
          "name": "ratings",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertyStarRating",
              "kind": "LinkedField",
              "name": "property",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rating",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GuestRating",
              "kind": "LinkedField",
              "name": "guest",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "overall",
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
          "kind": "ScalarField",
          "name": "areaSquareMeters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RoomAmenityFlags",
          "kind": "LinkedField",
          "name": "roomAmenities",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "smoking",
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
              "concreteType": "RatePricing",
              "kind": "LinkedField",
              "name": "pricing",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "AveragePrice",
                  "kind": "LinkedField",
                  "name": "averagePerOneRoomNight",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TotalPrice",
                  "kind": "LinkedField",
                  "name": "total",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ComparedHead_clip"
    }
  ],
  "type": "ClippedHotelRate",
  "abstractKey": null
};
})();

(node as any).hash = "eca65aa1e5078b958a167eb7522ca5b4";

export default node;
