/**
 * @generated SignedSource<<8f90c3a10bdabef05da4d5bea3f95cd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContractNotes_booking$data = {
  readonly seller: {
    readonly license: string | null | undefined;
    readonly name: string;
    readonly registrationNumber: string | null | undefined;
  };
  readonly " $fragmentType": "ContractNotes_booking";
};
export type ContractNotes_booking$key = {
  readonly " $data"?: ContractNotes_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractNotes_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContractNotes_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
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
          "name": "license",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registrationNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "f524ccebdb684dd4c42cdc641d9c0f3d";

export default node;
