/**
 * @generated SignedSource<<be5b0b2b3b7ef05bde0eca36e598e5ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotelCard_origin$data = {
  readonly isPoint: boolean;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "HotelCard_origin";
};
export type HotelCard_origin$key = {
  readonly " $data"?: HotelCard_origin$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelCard_origin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelCard_origin",
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
      "name": "isPoint",
      "storageKey": null
    }
  ],
  "type": "SearchOrigin",
  "abstractKey": null
};

(node as any).hash = "14af43f1f4797e78bfae897351a9f02d";

export default node;
