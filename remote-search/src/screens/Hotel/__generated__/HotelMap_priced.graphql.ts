/**
 * @generated SignedSource<<e070432455ecf966e08c4f3e74cece90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type HotelMap_priced$data = ReadonlyArray<{
  readonly cheapestPriceV2?: Result<{
    readonly paymentPrice: number;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly " $fragmentType": "HotelMap_priced";
}>;
export type HotelMap_priced$key = ReadonlyArray<{
  readonly " $data"?: HotelMap_priced$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotelMap_priced">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "priced"
    },
    {
      "kind": "RootArgument",
      "name": "stay"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HotelMap_priced",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "condition": "priced",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "stay",
                "variableName": "stay"
              }
            ],
            "concreteType": "CheapestPrice",
            "kind": "LinkedField",
            "name": "cheapestPriceV2",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentPrice",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "233831a2bd1492220faaabde646d4e34";

export default node;
