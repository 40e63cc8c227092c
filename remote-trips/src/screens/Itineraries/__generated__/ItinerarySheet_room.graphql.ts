/**
 * @generated SignedSource<<68b2f2d42641ee4e8c66b87fe8e14cd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItinerarySheet_room$data = {
  readonly bedType: string | null | undefined;
  readonly paymentPrice: number;
  readonly propertyPrice: {
    readonly total: {
      readonly currency: string;
      readonly value: string;
    };
  } | null | undefined;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly " $fragmentType": "ItinerarySheet_room";
};
export type ItinerarySheet_room$key = {
  readonly " $data"?: ItinerarySheet_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItinerarySheet_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItinerarySheet_room",
  "selections": [
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
      "name": "roomName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bedType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TotalPropertyPrice",
      "kind": "LinkedField",
      "name": "propertyPrice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};

(node as any).hash = "72bb8e7f2a712057fa4ed6140fc343e1";

export default node;
