/**
 * @generated SignedSource<<0e94c84e77f37e9c6fdb888020f4e648>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MovedDates_travel$data = {
  readonly previousTravelCancel: {
    readonly travel: {
      readonly id: string;
      readonly travelNumber: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "MovedDates_travel";
};
export type MovedDates_travel$key = {
  readonly " $data"?: MovedDates_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"MovedDates_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MovedDates_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PreviousTravelCancel",
      "kind": "LinkedField",
      "name": "previousTravelCancel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Travel",
          "kind": "LinkedField",
          "name": "travel",
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
              "name": "travelNumber",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "7cb6a226e9c5c6b98c9729b7e507b38f";

export default node;
