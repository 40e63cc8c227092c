/**
 * @generated SignedSource<<e3042cf266f46cbd6754e86bee5f2d4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BrakeLimit = "ACCOUNT" | "ARCHIVE" | "BOOKED_MAIL" | "CALENDAR" | "CANCELED_MAIL" | "CARD" | "CARD_REFUSED" | "CONFIRM" | "EMAIL_UNDO" | "EXPORT" | "FIRST_PASSWORD_MAIL" | "INVITATION_MAIL" | "INVITE" | "LOOK_TO_BOOK" | "PASSWORD_RESET" | "PREPARE" | "SEARCH" | "SHOP" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LiftList_query$data = {
  readonly brakeLifts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endsAt: string;
        readonly id: string;
        readonly liftedAt: string;
        readonly liftedBy: {
          readonly name: string;
        } | null | undefined;
        readonly limit: BrakeLimit;
        readonly reason: string;
        readonly subject: {
          readonly " $fragmentSpreads": FragmentRefs<"BrakeSubjectText_subject">;
        };
      } | null | undefined;
    } | null | undefined>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "LiftList_query";
};
export type LiftList_query$key = {
  readonly " $data"?: LiftList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiftList_query">;
};

import LiftListPaginationQuery_graphql from './LiftListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "brakeLifts"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": LiftListPaginationQuery_graphql
    }
  },
  "name": "LiftList_query",
  "selections": [
    {
      "alias": "brakeLifts",
      "args": null,
      "concreteType": "BrakeLiftConnection",
      "kind": "LinkedField",
      "name": "__LiftList_brakeLifts_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BrakeLiftEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BrakeLift",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "limit",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BrakeSubject",
                  "kind": "LinkedField",
                  "name": "subject",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "BrakeSubjectText_subject"
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "liftedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endsAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MemoAuthor",
                  "kind": "LinkedField",
                  "name": "liftedBy",
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
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
})();

(node as any).hash = "ff5f17ec1255b1aacccdf4a990643c6e";

export default node;
