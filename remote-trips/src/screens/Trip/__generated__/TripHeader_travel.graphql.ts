/**
 * @generated SignedSource<<d5e7af6fe062392b335cf84303a11138>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReplacementState = "CANCELING" | "INCOMPLETE" | "KEEPING" | "KEPT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripHeader_travel$data = {
  readonly createdAt: string;
  readonly endDate: string;
  readonly propertyContent: {
    readonly name: string;
  };
  readonly replacement: {
    readonly state: ReplacementState;
  } | null | undefined;
  readonly startDate: string;
  readonly travelNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"TripStatusBadge_travel">;
  readonly " $fragmentType": "TripHeader_travel";
};
export type TripHeader_travel$key = {
  readonly " $data"?: TripHeader_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripHeader_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripHeader_travel",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Replacement",
      "kind": "LinkedField",
      "name": "replacement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripStatusBadge_travel"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyContent",
      "kind": "LinkedField",
      "name": "propertyContent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "ce7f53386d17e626aa5e174e5482b76f";

export default node;
