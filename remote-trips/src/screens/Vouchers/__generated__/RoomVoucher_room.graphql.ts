/**
 * @generated SignedSource<<4e15f2fd7312177b1c485ad626604e32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocalTaxState = "ASK_HOTEL" | "ESTIMATED" | "NAMED" | "NONE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoomVoucher_room$data = {
  readonly bedType: string | null | undefined;
  readonly epsRoomId: string;
  readonly localTax: {
    readonly isUpperBound: boolean;
    readonly total: number;
  } | null | undefined;
  readonly localTaxState: LocalTaxState;
  readonly propertyPrice: {
    readonly mandatoryTaxPrice: {
      readonly value: string;
    } | null | undefined;
    readonly total: {
      readonly currency: string;
      readonly value: string;
    };
  } | null | undefined;
  readonly roomName: string;
  readonly roomNumber: number;
  readonly " $fragmentType": "RoomVoucher_room";
};
export type RoomVoucher_room$key = {
  readonly " $data"?: RoomVoucher_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomVoucher_room">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomVoucher_room",
  "selections": [
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "mandatoryTaxPrice",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalTaxEstimate",
      "kind": "LinkedField",
      "name": "localTax",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUpperBound",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "localTaxState",
      "storageKey": null
    }
  ],
  "type": "ExpediaHotelRoom",
  "abstractKey": null
};
})();

(node as any).hash = "30bf7bcd8723758557257985895847c3";

export default node;
