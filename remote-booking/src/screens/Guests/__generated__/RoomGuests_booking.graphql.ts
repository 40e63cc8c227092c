/**
 * @generated SignedSource<<3651e16111f76535caa09d3163a66768>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomGuests_booking$data = {
  readonly room: {
    readonly smoking: boolean | null | undefined;
  };
  readonly stay: {
    readonly occupancies: ReadonlyArray<{
      readonly adults: number;
      readonly childAges: ReadonlyArray<number>;
    }>;
  };
  readonly " $fragmentType": "RoomGuests_booking";
};
export type RoomGuests_booking$key = {
  readonly " $data"?: RoomGuests_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomGuests_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomGuests_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Stay",
      "kind": "LinkedField",
      "name": "stay",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Occupancy",
          "kind": "LinkedField",
          "name": "occupancies",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "adults",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "childAges",
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
      "concreteType": "PreparedRoom",
      "kind": "LinkedField",
      "name": "room",
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
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "021e2f6e85c1cc5cce659c778b15c7aa";

export default node;
