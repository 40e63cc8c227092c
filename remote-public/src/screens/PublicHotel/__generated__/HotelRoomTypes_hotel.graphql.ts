/**
 * @generated SignedSource<<b24d50d1df18921b5ccee28abd88c043>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotelRoomTypes_hotel$data = {
  readonly language: string;
  readonly rooms: ReadonlyArray<{
    readonly areaSquareMeters: number | null | undefined;
    readonly bedGroups: ReadonlyArray<{
      readonly description: string;
      readonly id: string;
    }>;
    readonly id: string;
    readonly images: ReadonlyArray<{
      readonly url: string;
    }>;
    readonly maxOccupancy: number | null | undefined;
    readonly name: string;
    readonly roomAmenities: {
      readonly smoking: boolean;
    };
  }>;
  readonly " $fragmentType": "HotelRoomTypes_hotel";
};
export type HotelRoomTypes_hotel$key = {
  readonly " $data"?: HotelRoomTypes_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelRoomTypes_hotel">;
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
  "name": "HotelRoomTypes_hotel",
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
      "concreteType": "Room",
      "kind": "LinkedField",
      "name": "rooms",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BedGroup",
          "kind": "LinkedField",
          "name": "bedGroups",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "areaSquareMeters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxOccupancy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RoomAmenityFlags",
          "kind": "LinkedField",
          "name": "roomAmenities",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "smoking",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};
})();

(node as any).hash = "ce0ca090544395e7e74f63cf90ead581";

export default node;
