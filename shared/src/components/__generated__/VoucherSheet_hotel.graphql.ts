/**
 * @generated SignedSource<<dc17a43c0f5d2a33aa074a8d8b972241>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherSheet_hotel$data = {
  readonly address: {
    readonly city: string | null | undefined;
    readonly line1: string;
    readonly line2: string | null | undefined;
    readonly postalCode: string | null | undefined;
    readonly stateProvinceName: string | null | undefined;
  };
  readonly countryCode: string;
  readonly importantNotes: {
    readonly checkin: {
      readonly beginTime: string | null | undefined;
      readonly checkoutTime: string | null | undefined;
      readonly endTime: string | null | undefined;
    };
    readonly checkinSpecialInstructions: string | null | undefined;
  };
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "VoucherSheet_hotel";
};
export type VoucherSheet_hotel$key = {
  readonly " $data"?: VoucherSheet_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherSheet_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherSheet_hotel",
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateProvinceName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line2",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportantNotes",
      "kind": "LinkedField",
      "name": "importantNotes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CheckinNotes",
          "kind": "LinkedField",
          "name": "checkin",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "beginTime",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endTime",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkoutTime",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkinSpecialInstructions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "5255f9b676c2e650409d545ffea7c13b";

export default node;
