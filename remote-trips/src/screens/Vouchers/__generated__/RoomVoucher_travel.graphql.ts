/**
 * @generated SignedSource<<5d7134ed2ccff2522ffd5c10c5e78e0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomVoucher_travel$data = {
  readonly agency: {
    readonly emergencyTravelContactText: string | null | undefined;
    readonly emergencyTravelContactTextEn: string | null | undefined;
    readonly licenseNumber: string | null | undefined;
    readonly name: string;
    readonly normalTravelContactText: string | null | undefined;
    readonly normalTravelContactTextEn: string | null | undefined;
  } | null | undefined;
  readonly companyBranch: {
    readonly companyName: string;
  };
  readonly externalSupplierName: string | null | undefined;
  readonly itinerary: {
    readonly itineraryId: string | null | undefined;
  } | null | undefined;
  readonly pricing: {
    readonly total: {
      readonly propertyPrice: {
        readonly total: {
          readonly currency: string;
          readonly value: string;
        };
      } | null | undefined;
    };
  };
  readonly travelNumber: string;
  readonly " $fragmentType": "RoomVoucher_travel";
};
export type RoomVoucher_travel$key = {
  readonly " $data"?: RoomVoucher_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomVoucher_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomVoucher_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "travelNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalSupplierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyBranch",
      "kind": "LinkedField",
      "name": "companyBranch",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Agency",
      "kind": "LinkedField",
      "name": "agency",
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
          "name": "licenseNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "normalTravelContactText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emergencyTravelContactText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "normalTravelContactTextEn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emergencyTravelContactTextEn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TravelPricing",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Itinerary",
      "kind": "LinkedField",
      "name": "itinerary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itineraryId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "34419fae653ac1d3a8d1df9c06588eb7";

export default node;
