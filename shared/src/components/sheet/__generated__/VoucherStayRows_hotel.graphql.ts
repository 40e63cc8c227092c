/**
 * @generated SignedSource<<53287a0b855e04b002aaac5373cca136>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherStayRows_hotel$data = {
  readonly importantNotes: {
    readonly checkin: {
      readonly beginTime: string | null | undefined;
      readonly checkoutTime: string | null | undefined;
      readonly endTime: string | null | undefined;
      readonly twentyFourHour: boolean;
    };
  };
  readonly " $fragmentType": "VoucherStayRows_hotel";
};
export type VoucherStayRows_hotel$key = {
  readonly " $data"?: VoucherStayRows_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherStayRows_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherStayRows_hotel",
  "selections": [
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
              "name": "twentyFourHour",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "dafb021d50b086acff2cb78319f3dcc4";

export default node;
