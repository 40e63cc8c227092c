/**
 * @generated SignedSource<<d0d289da9e59f2bb80acc9b142a5e7d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimilarTravelList_travels$data = ReadonlyArray<{
  readonly endDate: string;
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly familyName: string;
    readonly givenName: string;
  }>;
  readonly id: string;
  readonly startDate: string;
  readonly travelNumber: string;
  readonly " $fragmentType": "SimilarTravelList_travels";
}>;
export type SimilarTravelList_travels$key = ReadonlyArray<{
  readonly " $data"?: SimilarTravelList_travels$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarTravelList_travels">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SimilarTravelList_travels",
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
      "name": "travelNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpediaHotelRoom",
      "kind": "LinkedField",
      "name": "expediaHotelRooms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "familyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "givenName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "2b2b1d0bb0e806ef07e3e35523682595";

export default node;
