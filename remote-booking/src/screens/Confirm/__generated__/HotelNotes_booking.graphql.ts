/**
 * @generated SignedSource<<c46c64a5adcd3b607fc408c0d3249cbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotelNotes_booking$data = {
  readonly propertyContent: {
    readonly importantNotes: {
      readonly checkin: {
        readonly checkoutTime: string | null | undefined;
        readonly minAge: number | null | undefined;
      };
      readonly checkinSpecialInstructions: string | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"HotelNoteList_hotel">;
  };
  readonly " $fragmentType": "HotelNotes_booking";
};
export type HotelNotes_booking$key = {
  readonly " $data"?: HotelNotes_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelNotes_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelNotes_booking",
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
                  "name": "minAge",
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
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HotelNoteList_hotel"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "64fa497f081d36a293e4cf8dd47ba2d3";

export default node;
