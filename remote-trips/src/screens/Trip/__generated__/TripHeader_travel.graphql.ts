/**
 * @generated SignedSource<<dccf16ed5d4f1f32d64a4ab71d0084d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripHeader_travel$data = {
  readonly createdAt: string;
  readonly endDate: string;
  readonly propertyContent: {
    readonly name: string;
  };
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

(node as any).hash = "04b7d4ea85c9cfb29291dfe2b9dd955c";

export default node;
