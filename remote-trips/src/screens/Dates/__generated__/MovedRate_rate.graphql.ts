/**
 * @generated SignedSource<<e1f445794d3d42e5bc5e680bde090de1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MovedRate_rate$data = {
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
  readonly isPackageRate: boolean;
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
    };
  };
  readonly " $fragmentType": "MovedRate_rate";
};
export type MovedRate_rate$key = {
  readonly " $data"?: MovedRate_rate$data;
  readonly " $fragmentSpreads": FragmentRefs<"MovedRate_rate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MovedRate_rate",
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
  "type": "Rate",
  "abstractKey": "__isRate"
};

(node as any).hash = "ba2f62fef022b6817a8fda790d55993e";

export default node;
