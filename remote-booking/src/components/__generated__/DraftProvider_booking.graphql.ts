/**
 * @generated SignedSource<<3bf4f372295243563fe3f88c68d7ac22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentType = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DraftProvider_booking$data = {
  readonly draft: {
    readonly companyIdByEmployee: string;
    readonly creditCardId: string | null | undefined;
    readonly departmentIdByEmployee: string;
    readonly email: string;
    readonly guests: ReadonlyArray<{
      readonly employeeId: string | null | undefined;
      readonly familyName: string;
      readonly givenName: string;
      readonly smoking: boolean;
      readonly specialRequest: string;
    }>;
    readonly id: string;
    readonly memo: string;
    readonly paymentType: PaymentType | null | undefined;
    readonly phone: {
      readonly countryCode: string;
      readonly number: string;
    };
    readonly revision: number;
  } | null | undefined;
  readonly priceCheckId: string;
  readonly " $fragmentType": "DraftProvider_booking";
};
export type DraftProvider_booking$key = {
  readonly " $data"?: DraftProvider_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftProvider_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftProvider_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceCheckId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingDraft",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
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
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingDraftGuest",
          "kind": "LinkedField",
          "name": "guests",
          "plural": true,
          "selections": [
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "smoking",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "employeeId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingDraftPhone",
          "kind": "LinkedField",
          "name": "phone",
          "plural": false,
          "selections": [
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
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyIdByEmployee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "departmentIdByEmployee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creditCardId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "2d27f7255944fd093beae22f7978e299";

export default node;
