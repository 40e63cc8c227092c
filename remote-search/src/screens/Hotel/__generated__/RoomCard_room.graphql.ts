/**
 * @generated SignedSource<<05a97601d5fd38da74033cb5bd7016a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomCard_room$data = {
  readonly amenities: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly areaSquareMeters: number | null | undefined;
  readonly bedGroups: ReadonlyArray<{
    readonly description: string;
  }>;
  readonly descriptions: {
    readonly overview: string | null | undefined;
  };
  readonly epsRoomId: string;
  readonly images: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly maxOccupancy: number | null | undefined;
  readonly name: string;
  readonly roomAmenities: {
    readonly freeWiFi: boolean;
    readonly smoking: boolean;
  };
  readonly " $fragmentType": "RoomCard_room";
};
export type RoomCard_room$key = {
  readonly " $data"?: RoomCard_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomCard_room">;
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
  "name": "RoomCard_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "epsRoomId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "RoomDescriptions",
      "kind": "LinkedField",
      "name": "descriptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overview",
          "storageKey": null
        }
      ],
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
      "concreteType": "RoomAmenity",
      "kind": "LinkedField",
      "name": "amenities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
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
          "name": "freeWiFi",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "smoking",
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
    }
  ],
  "type": "RoomWithRate",
  "abstractKey": null
};
})();

(node as any).hash = "9df7ea841d99045b7e7cd3ecc48fe3f1";

export default node;
