/**
 * @generated SignedSource<<1991f335ce024560fb836752de75b733>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItinerarySheet_booked$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useHotelItems_booked" | "useRoomItems_booked" | "useStayItems_booked">;
  readonly " $fragmentType": "ItinerarySheet_booked";
};
export type ItinerarySheet_booked$key = {
  readonly " $data"?: ItinerarySheet_booked$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItinerarySheet_booked">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItinerarySheet_booked",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStayItems_booked"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRoomItems_booked"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHotelItems_booked"
    }
  ],
  "type": "ItineraryRoom",
  "abstractKey": null
};

(node as any).hash = "fc3b4cd22283e19b4b41873a5c68815e";

export default node;
