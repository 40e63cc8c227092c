/**
 * @generated SignedSource<<a3fea79c2ae67ef8a0d8ab0beb955699>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReplacementState = "CANCELING" | "INCOMPLETE" | "KEEPING" | "KEPT" | "%future added value";
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripRoomCard_travel$data = {
  readonly externalSupplierName: string | null | undefined;
  readonly propertyContent: {
    readonly timeZone: string;
  };
  readonly replacement: {
    readonly state: ReplacementState;
  } | null | undefined;
  readonly status: TravelStatus;
  readonly viewerCanChange: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomDialog_travel">;
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalSupplierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Replacement",
      "kind": "LinkedField",
      "name": "replacement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRoomDialog_travel"
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

(node as any).hash = "7031b3b01acfff897a216251ff3bc220";

export default node;
