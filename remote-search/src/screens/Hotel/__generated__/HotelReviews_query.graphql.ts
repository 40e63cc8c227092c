/**
 * @generated SignedSource<<23f312fa6a22bef714736aecbaa7abc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type HotelReviews_query$data = {
  readonly expediaHotelDetail: {
    readonly propertyContent: {
      readonly guestReviews: Result<ReadonlyArray<{
        readonly body: string | null | undefined;
        readonly rating: number;
        readonly reviewerName: string | null | undefined;
        readonly source: string;
        readonly submittedDate: string;
        readonly title: string | null | undefined;
      }>, unknown>;
      readonly ratings: {
        readonly guest: {
          readonly " $fragmentSpreads": FragmentRefs<"ScoreBars_rating">;
        } | null | undefined;
      };
    };
  } | null | undefined;
  readonly " $fragmentType": "HotelReviews_query";
};
export type HotelReviews_query$key = {
  readonly " $data"?: HotelReviews_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelReviews_query">;
};

import HotelReviewsMoreQuery_graphql from './HotelReviewsMoreQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": 7,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": HotelReviewsMoreQuery_graphql
    }
  },
  "name": "HotelReviews_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "id"
        },
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "concreteType": "ExpediaHotelDetail",
      "kind": "LinkedField",
      "name": "expediaHotelDetail",
      "plural": false,
      "selections": [
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
                    "kind": "Variable",
                    "name": "first",
                    "variableName": "count"
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
                    "name": "source",
                    "storageKey": null
                  },
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
                "storageKey": null
              },
              "to": "RESULT"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2444f42ff8b81dea720f8d866e0b4487";

export default node;
