/**
 * @generated SignedSource<<55289cd23dd02f432bfe2cd967ce0b44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultsMap_origin$data = {
  readonly coordinates: {
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly isPoint: boolean;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "ResultsMap_origin";
};
export type ResultsMap_origin$key = {
  readonly " $data"?: ResultsMap_origin$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultsMap_origin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResultsMap_origin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPoint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Coordinates",
      "kind": "LinkedField",
      "name": "coordinates",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longitude",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchOrigin",
  "abstractKey": null
};

(node as any).hash = "b67b55fc8e5eba070e9552cc93f28799";

export default node;
