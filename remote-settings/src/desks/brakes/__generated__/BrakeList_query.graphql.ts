/**
 * @generated SignedSource<<6b5f619971014c755b71306f2efabc21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrakeList_query$data = {
  readonly brakes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BrakeCard_brake">;
  }>;
  readonly " $fragmentType": "BrakeList_query";
};
export type BrakeList_query$key = {
  readonly " $data"?: BrakeList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrakeList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrakeList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Brake",
      "kind": "LinkedField",
      "name": "brakes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BrakeCard_brake"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a9fdd16647d774df2a368edfba0394b9";

export default node;
