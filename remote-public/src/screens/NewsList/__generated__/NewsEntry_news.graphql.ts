/**
 * @generated SignedSource<<5245293a4ac81455c335a984b75c03b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsEntry_news$data = {
  readonly body: string;
  readonly id: string;
  readonly publishedAt: string;
  readonly title: string;
  readonly " $fragmentType": "NewsEntry_news";
};
export type NewsEntry_news$key = {
  readonly " $data"?: NewsEntry_news$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsEntry_news">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsEntry_news",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    }
  ],
  "type": "NewsItem",
  "abstractKey": null
};

(node as any).hash = "f745393c210b70d6ef3f9f3220ac3d6e";

export default node;
