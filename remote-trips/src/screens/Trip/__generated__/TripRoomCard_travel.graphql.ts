/**
 * @generated SignedSource<<f9144221ed72c5645e8898c3ce792630>>
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
  readonly viewerCanChange: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomButton_travel">;
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
      "name": "viewerCanChange",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRoomButton_travel"
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

(node as any).hash = "bc42c0708e103d2cd5acafa5f5f6dc60";

export default node;
