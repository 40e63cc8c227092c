/**
 * @generated SignedSource<<0aab34b7cb24c3cfaa54833e56804e3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviousTrip_booking$data = {
  readonly previousPenaltyPrice: number | null | undefined;
  readonly previousTravel: {
    readonly endDate: string;
    readonly startDate: string;
    readonly travelNumber: string;
  } | null | undefined;
  readonly " $fragmentType": "PreviousTrip_booking";
};
export type PreviousTrip_booking$key = {
  readonly " $data"?: PreviousTrip_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviousTrip_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviousTrip_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Travel",
      "kind": "LinkedField",
      "name": "previousTravel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "travelNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousPenaltyPrice",
      "storageKey": null
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "b5929fa278a4f546f9da99bc024d546c";

export default node;
