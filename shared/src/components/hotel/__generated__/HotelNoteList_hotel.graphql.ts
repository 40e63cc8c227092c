/**
 * @generated SignedSource<<9bc0a2d2d0a93a28dcddd09babb61707>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotelNoteList_hotel$data = {
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
  readonly language: string;
  readonly " $fragmentType": "HotelNoteList_hotel";
};
export type HotelNoteList_hotel$key = {
  readonly " $data"?: HotelNoteList_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelNoteList_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelNoteList_hotel",
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
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "dd0edf3f1f0e57ebf3fb851a4bfa258f";

export default node;
