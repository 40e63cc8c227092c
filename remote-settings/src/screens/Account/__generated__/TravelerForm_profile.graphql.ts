/**
 * @generated SignedSource<<e372d2610beaaeeb7ccb8947752eca0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BedWish = "ONE_BED" | "TWO_BEDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TravelerForm_profile$data = {
  readonly arrivalHour: number | null | undefined;
  readonly bed: BedWish | null | undefined;
  readonly guestName: {
    readonly familyName: string;
    readonly givenName: string;
  } | null | undefined;
  readonly phone: string | null | undefined;
  readonly smoking: boolean;
  readonly " $fragmentType": "TravelerForm_profile";
};
export type TravelerForm_profile$key = {
  readonly " $data"?: TravelerForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"TravelerForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TravelerForm_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GuestName",
      "kind": "LinkedField",
      "name": "guestName",
      "plural": false,
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
        }
      ],
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
      "name": "smoking",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arrivalHour",
      "storageKey": null
    }
  ],
  "type": "TravelerProfile",
  "abstractKey": null
};

(node as any).hash = "69227656372350817db21ee12929e7f6";

export default node;
