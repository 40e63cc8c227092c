/**
 * @generated SignedSource<<3eca301b0066afe9d4ae6bc481e3f912>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MovedRoom_room$data = {
  readonly epsRoomId: string;
  readonly name: string;
  readonly rates: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MovedRate_rate">;
  }>;
  readonly " $fragmentType": "MovedRoom_room";
};
export type MovedRoom_room$key = {
  readonly " $data"?: MovedRoom_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"MovedRoom_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MovedRoom_room",
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
      "name": "epsRoomId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "rates",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "MovedRate_rate"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RoomWithRate",
  "abstractKey": null
};

(node as any).hash = "614370d20fa903bf8693ab0951536637";

export default node;
