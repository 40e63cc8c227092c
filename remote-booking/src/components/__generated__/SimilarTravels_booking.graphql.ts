/**
 * @generated SignedSource<<9e691d2d9db511ff968f4e8b707c5adf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimilarTravels_booking$data = {
  readonly similarTravels: ReadonlyArray<{
    readonly endDate: string;
    readonly expediaHotelRooms: ReadonlyArray<{
      readonly familyName: string;
      readonly givenName: string;
      readonly id: string;
    }>;
    readonly id: string;
    readonly startDate: string;
    readonly travelNumber: string;
  }>;
  readonly " $fragmentType": "SimilarTravels_booking";
};
export type SimilarTravels_booking$key = {
  readonly " $data"?: SimilarTravels_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarTravels_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimilarTravels_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Travel",
      "kind": "LinkedField",
      "name": "similarTravels",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
            (v0/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};
})();

(node as any).hash = "e495b2a7babd4c3bbf248a6d021173f7";

export default node;
