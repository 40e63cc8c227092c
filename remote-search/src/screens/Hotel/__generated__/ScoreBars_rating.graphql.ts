/**
 * @generated SignedSource<<ccb2429d84391aea2ad07681a3449055>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScoreBars_rating$data = {
  readonly amenities: number | null | undefined;
  readonly cleanliness: number | null | undefined;
  readonly comfort: number | null | undefined;
  readonly condition: number | null | undefined;
  readonly count: number;
  readonly neighborhood: number | null | undefined;
  readonly overall: number;
  readonly service: number | null | undefined;
  readonly " $fragmentType": "ScoreBars_rating";
};
export type ScoreBars_rating$key = {
  readonly " $data"?: ScoreBars_rating$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreBars_rating">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScoreBars_rating",
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
      "name": "cleanliness",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "service",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comfort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "condition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "neighborhood",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amenities",
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
  "type": "GuestRating",
  "abstractKey": null
};

(node as any).hash = "5f4d100a9df8a30a375f4a43cfdf1449";

export default node;
