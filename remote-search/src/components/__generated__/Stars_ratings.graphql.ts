/**
 * @generated SignedSource<<74a619a862e6de57590a7de52a3105b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Stars_ratings$data = {
  readonly guest: {
    readonly count: number;
    readonly overall: number;
  } | null | undefined;
  readonly property: {
    readonly rating: number;
  } | null | undefined;
  readonly " $fragmentType": "Stars_ratings";
};
export type Stars_ratings$key = {
  readonly " $data"?: Stars_ratings$data;
  readonly " $fragmentSpreads": FragmentRefs<"Stars_ratings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Stars_ratings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyStarRating",
      "kind": "LinkedField",
      "name": "property",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GuestRating",
      "kind": "LinkedField",
      "name": "guest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overall",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyRatings",
  "abstractKey": null
};

(node as any).hash = "9dd58174b69c323516c0042bfca3c0a9";

export default node;
