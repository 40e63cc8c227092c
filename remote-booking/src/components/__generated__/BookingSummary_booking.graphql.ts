/**
 * @generated SignedSource<<bb49e5ebe8fc89b7029d1965ce0f0293>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingSummary_booking$data = {
  readonly propertyContent: {
    readonly images: ReadonlyArray<{
      readonly url: string;
    }>;
    readonly name: string;
    readonly nameEn: string;
    readonly timeZone: string;
  };
  readonly room: {
    readonly bedDescription: string | null | undefined;
    readonly roomName: string;
  };
  readonly stay: {
    readonly checkin: string;
    readonly checkout: string;
    readonly occupancies: ReadonlyArray<{
      readonly adults: number;
      readonly childAges: ReadonlyArray<number>;
    }>;
  };
  readonly usingRate: {
    readonly cancelTimeline: {
      readonly " $fragmentSpreads": FragmentRefs<"CancelTimeline_timeline">;
    };
    readonly localTax: {
      readonly isUpperBound: boolean;
      readonly total: number;
    } | null | undefined;
    readonly mappedRateAmenities: {
      readonly jaMealLabels: ReadonlyArray<string>;
    };
    readonly pricing: {
      readonly total: {
        readonly paymentPrice: number;
        readonly propertyPrice: {
          readonly total: {
            readonly currency: string;
            readonly value: string;
          };
        } | null | undefined;
        readonly stayPrice: number;
        readonly taxAndServicePrice: number;
      };
    };
  };
  readonly " $fragmentType": "BookingSummary_booking";
};
export type BookingSummary_booking$key = {
  readonly " $data"?: BookingSummary_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingSummary_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingSummary_booking",
  "selections": [
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameEn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 1
            }
          ],
          "concreteType": "PropertyImage",
          "kind": "LinkedField",
          "name": "images",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": "images(first:1)"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PreparedRoom",
      "kind": "LinkedField",
      "name": "room",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roomName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bedDescription",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "usingRate",
      "plural": false,
      "selections": [
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "CancelTimeline_timeline"
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
              "concreteType": "TotalPrice",
              "kind": "LinkedField",
              "name": "total",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "stayPrice",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "taxAndServicePrice",
                  "storageKey": null
                },
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

(node as any).hash = "3cbb7c4252fae84029c3349566ee342d";

export default node;
