/**
 * @generated SignedSource<<ca6b1e0c3cce11b2713982bf6ba8705e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeRoomDialog_room$data = {
  readonly epsRoomId: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly id: string;
  readonly roomNumber: number;
  readonly specialRequest: string | null | undefined;
  readonly " $fragmentType": "ChangeRoomDialog_room";
};
export type ChangeRoomDialog_room$key = {
  readonly " $data"?: ChangeRoomDialog_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomDialog_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRoomDialog_room",
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
      "name": "epsRoomId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomNumber",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialRequest",
      "storageKey": null
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "c3d079eff4fa46dd1743540e7912fcf7";

export default node;
