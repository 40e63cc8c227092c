/**
 * @generated SignedSource<<d7262f2a5c445dad8a4ac8db63cc1b42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type HotelReviews_hotel$data = {
  readonly guestReviews: Result<ReadonlyArray<{
    readonly body: string | null | undefined;
    readonly rating: number;
    readonly reviewerName: string | null | undefined;
    readonly submittedDate: string;
    readonly title: string | null | undefined;
  }>, unknown>;
  readonly ratings: {
    readonly guest: {
      readonly " $fragmentSpreads": FragmentRefs<"ScoreBars_rating">;
    } | null | undefined;
  };
  readonly " $fragmentType": "HotelReviews_hotel";
};
export type HotelReviews_hotel$key = {
  readonly " $data"?: HotelReviews_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelReviews_hotel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotelReviews_hotel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyRatings",
      "kind": "LinkedField",
      "name": "ratings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GuestRating",
          "kind": "LinkedField",
          "name": "guest",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ScoreBars_rating"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 6
          }
        ],
        "concreteType": "GuestReview",
        "kind": "LinkedField",
        "name": "guestReviews",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rating",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reviewerName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "submittedDate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          }
        ],
        "storageKey": "guestReviews(first:6)"
      },
      "to": "RESULT"
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "b5cd01e7351d93110f7287bc4a5b1ae5";

export default node;
