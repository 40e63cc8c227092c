/**
 * @generated SignedSource<<a02d642d412dbd943e8c74d2b7b0e868>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotelRow_origin$data = {
  readonly isPoint: boolean;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "HotelRow_origin";
};
export type HotelRow_origin$key = {
  readonly " $data"?: HotelRow_origin$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelRow_origin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelRow_origin",
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

(node as any).hash = "b98b54dd0da6ebb23ca0966d5a8a2644";

export default node;
