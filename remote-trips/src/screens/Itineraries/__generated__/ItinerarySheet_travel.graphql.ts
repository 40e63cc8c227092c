/**
 * @generated SignedSource<<aa88add3446db9de41a24479783ed9cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItinerarySheet_travel$data = {
  readonly agency: {
    readonly emergencyTravelContactText: string | null | undefined;
    readonly name: string;
    readonly normalTravelContactText: string | null | undefined;
  } | null | undefined;
  readonly companyIdByEmployee: string | null | undefined;
  readonly departmentIdByEmployee: string | null | undefined;
  readonly externalSupplierName: string | null | undefined;
  readonly propertyContent: {
    readonly address: {
      readonly city: string | null | undefined;
      readonly line1: string;
      readonly line2: string | null | undefined;
      readonly postalCode: string | null | undefined;
      readonly stateProvinceName: string | null | undefined;
    };
    readonly countryCode: string;
    readonly importantNotes: {
      readonly checkin: {
        readonly beginTime: string | null | undefined;
        readonly checkoutTime: string | null | undefined;
        readonly endTime: string | null | undefined;
      };
    };
    readonly name: string;
    readonly nameEn: string;
    readonly phone: string | null | undefined;
    readonly timeZone: string;
  };
  readonly travelNumber: string;
  readonly " $fragmentType": "ItinerarySheet_travel";
};
export type ItinerarySheet_travel$key = {
  readonly " $data"?: ItinerarySheet_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItinerarySheet_travel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItinerarySheet_travel",
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
      "kind": "ScalarField",
      "name": "companyIdByEmployee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departmentIdByEmployee",
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
        (v0/*:: as any*/),
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
        (v0/*:: as any*/),
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
          "name": "countryCode",
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
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
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
                  "name": "checkoutTime",
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
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "93158a1fc67091493a4b20ff450a0d10";

export default node;
