/**
 * @generated SignedSource<<48fe12f7b80f287c9b4c11add566d204>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItinerarySheet_travel$data = {
  readonly externalSupplierName: string | null | undefined;
  readonly propertyContent: {
    readonly name: string;
    readonly nameEn: string;
    readonly " $fragmentSpreads": FragmentRefs<"useHotelItems_hotel" | "useStayItems_hotel">;
  };
  readonly travelNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"useContactItems_travel" | "usePriceItems_travel">;
  readonly " $fragmentType": "ItinerarySheet_travel";
};
export type ItinerarySheet_travel$key = {
  readonly " $data"?: ItinerarySheet_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItinerarySheet_travel">;
};

const node: ReaderFragment = {
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "useStayItems_hotel"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useHotelItems_hotel"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePriceItems_travel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useContactItems_travel"
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "fc1d3f314f43e80c9d2e23c6cc571567";

export default node;
