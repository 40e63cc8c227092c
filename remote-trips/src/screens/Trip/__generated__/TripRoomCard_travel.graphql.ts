/**
 * @generated SignedSource<<fb4ee116ff7ca86eedd7197ea879d98c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripRoomCard_travel$data = {
  readonly propertyContent: {
    readonly timeZone: string;
  };
  readonly viewerCanCancel: boolean;
  readonly " $fragmentType": "TripRoomCard_travel";
};
export type TripRoomCard_travel$key = {
  readonly " $data"?: TripRoomCard_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripRoomCard_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripRoomCard_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "6cc10f891ee0406ff742d137dc9e0d1d";

export default node;
