/**
 * @generated SignedSource<<962c6bf73d6e39d384873fde1eb9dfb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PropertyAmenity = "ALL_TIME_RECEPTION" | "FITNESS" | "FREE_WIFI" | "LAUNDRY" | "MEETING_ROOM" | "MULTI_LANGUAGE" | "PARKING" | "PET" | "POOL" | "RESTAURANT" | "SAUNA" | "SPA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HotelFacilities_hotel$data = {
  readonly amenities: ReadonlyArray<PropertyAmenity>;
  readonly attributes: {
    readonly general: {
      readonly canUseUnicodeInSpecialRequest: boolean;
    };
  };
  readonly infectionPrevention: {
    readonly measures: ReadonlyArray<string>;
  };
  readonly language: string;
  readonly spokenLanguages: ReadonlyArray<string>;
  readonly withPet: boolean;
  readonly " $fragmentType": "HotelFacilities_hotel";
};
export type HotelFacilities_hotel$key = {
  readonly " $data"?: HotelFacilities_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelFacilities_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelFacilities_hotel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amenities",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spokenLanguages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withPet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyGeneralAttributes",
          "kind": "LinkedField",
          "name": "general",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canUseUnicodeInSpecialRequest",
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
      "concreteType": "InfectionPrevention",
      "kind": "LinkedField",
      "name": "infectionPrevention",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measures",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "a23fcac16cb1f251430820f6c140a09b";

export default node;
