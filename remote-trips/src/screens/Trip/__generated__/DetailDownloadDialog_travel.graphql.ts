/**
 * @generated SignedSource<<e6f48281adaa72d867c93e1ee867a8c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailDownloadDialog_travel$data = {
  readonly companyBranch: {
    readonly companyName: string;
  };
  readonly expediaHotelRooms: ReadonlyArray<{
    readonly roomNumber: number;
    readonly " $fragmentSpreads": FragmentRefs<"RoomCheckboxes_room">;
  }>;
  readonly id: string;
  readonly " $fragmentType": "DetailDownloadDialog_travel";
};
export type DetailDownloadDialog_travel$key = {
  readonly " $data"?: DetailDownloadDialog_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailDownloadDialog_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailDownloadDialog_travel",
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
      "concreteType": "CompanyBranch",
      "kind": "LinkedField",
      "name": "companyBranch",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpediaHotelRoom",
      "kind": "LinkedField",
      "name": "expediaHotelRooms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roomNumber",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RoomCheckboxes_room"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "0e3da3db5636c3f5f7f4bf88b5dc4648";

export default node;
