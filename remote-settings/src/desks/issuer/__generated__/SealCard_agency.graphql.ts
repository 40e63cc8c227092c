/**
 * @generated SignedSource<<495ecabb59c5b97ce333df7b3c298b74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SealCard_agency$data = {
  readonly id: string;
  readonly name: string;
  readonly seal: string | null | undefined;
  readonly " $fragmentType": "SealCard_agency";
};
export type SealCard_agency$key = {
  readonly " $data"?: SealCard_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"SealCard_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SealCard_agency",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seal",
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "2290ccbedc3d21be07619608baa7ea2c";

export default node;
