/**
 * @generated SignedSource<<545be1738a9d37dd51d3737e818a34f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HotelTaxBasis = "HOTEL" | "OWN" | "PROXY" | "UNREGISTERED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HotelTaxCard_hotel$data = {
  readonly city: string | null | undefined;
  readonly grounds: ReadonlyArray<{
    readonly basis: HotelTaxBasis;
    readonly checkedOn: string | null | undefined;
    readonly consentOn: string | null | undefined;
    readonly id: string;
    readonly recordedAt: string;
    readonly recordedBy: {
      readonly name: string;
    } | null | undefined;
    readonly registrationNumber: string | null | undefined;
    readonly validFrom: string | null | undefined;
  }>;
  readonly hotelName: string;
  readonly propertyId: string;
  readonly " $fragmentType": "HotelTaxCard_hotel";
};
export type HotelTaxCard_hotel$key = {
  readonly " $data"?: HotelTaxCard_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelTaxCard_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelTaxCard_hotel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "propertyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hotelName",
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
      "concreteType": "HotelTaxGround",
      "kind": "LinkedField",
      "name": "grounds",
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
          "name": "basis",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registrationNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "consentOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MemoAuthor",
          "kind": "LinkedField",
          "name": "recordedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HotelTax",
  "abstractKey": null
};

(node as any).hash = "affa2f0bc4da6179f9de2ae0f9bbbd93";

export default node;
