/**
 * @generated SignedSource<<3160165fdf54d179cb6b0fdcc3e47a62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripHotel_travel$data = {
  readonly propertyContent: {
    readonly address: {
      readonly city: string | null | undefined;
      readonly line1: string;
      readonly line2: string | null | undefined;
      readonly postalCode: string | null | undefined;
      readonly stateProvinceName: string | null | undefined;
    };
    readonly epsPropertyId: string;
    readonly images: ReadonlyArray<{
      readonly url: string;
    }>;
    readonly importantNotes: {
      readonly checkin: {
        readonly beginTime: string | null | undefined;
        readonly checkoutTime: string | null | undefined;
        readonly endTime: string | null | undefined;
        readonly minAge: number | null | undefined;
        readonly twentyFourHour: boolean;
      };
      readonly checkinSpecialInstructions: string | null | undefined;
      readonly instructions: string | null | undefined;
      readonly knowBeforeYouGo: string | null | undefined;
      readonly mandatoryFee: string | null | undefined;
      readonly optionalFee: string | null | undefined;
    };
    readonly name: string;
    readonly nameEn: string;
    readonly phone: string | null | undefined;
  };
  readonly " $fragmentType": "TripHotel_travel";
};
export type TripHotel_travel$key = {
  readonly " $data"?: TripHotel_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripHotel_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripHotel_travel",
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
          "name": "epsPropertyId",
          "storageKey": null
        },
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
          "name": "phone",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyAddress",
          "kind": "LinkedField",
          "name": "address",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postalCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stateProvinceName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line1",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line2",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportantNotes",
          "kind": "LinkedField",
          "name": "importantNotes",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CheckinNotes",
              "kind": "LinkedField",
              "name": "checkin",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "beginTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "minAge",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "twentyFourHour",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "checkoutTime",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkinSpecialInstructions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mandatoryFee",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "optionalFee",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "instructions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "knowBeforeYouGo",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "d55a099c1a39828926b9df3fe7752092";

export default node;
