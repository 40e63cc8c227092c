/**
 * @generated SignedSource<<324ad13bf3b3c4107999a6c60230685f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureCard_agency$data = {
  readonly id: string;
  readonly name: string;
  readonly paperLogo: string | null | undefined;
  readonly seal: string | null | undefined;
  readonly " $fragmentType": "PictureCard_agency";
};
export type PictureCard_agency$key = {
  readonly " $data"?: PictureCard_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureCard_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureCard_agency",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paperLogo",
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "a9c1093597d5a542f144323bb68a0470";

export default node;
