/**
 * @generated SignedSource<<7b02634005e499f4eed5834ed0249c90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useStayItems_hotel$data = {
  readonly importantNotes: {
    readonly checkin: {
      readonly beginTime: string | null | undefined;
      readonly checkoutTime: string | null | undefined;
      readonly endTime: string | null | undefined;
      readonly twentyFourHour: boolean;
    };
  };
  readonly " $fragmentType": "useStayItems_hotel";
};
export type useStayItems_hotel$key = {
  readonly " $data"?: useStayItems_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStayItems_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStayItems_hotel",
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

(node as any).hash = "1559b8f2eeb038dbf92a3a06d0d22291";

export default node;
