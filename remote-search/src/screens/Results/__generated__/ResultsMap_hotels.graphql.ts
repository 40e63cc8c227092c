/**
 * @generated SignedSource<<335f1596ca537d25dda5239b746bccfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ResultsMap_hotels$data = ReadonlyArray<{
  readonly cheapestPriceV2: Result<{
    readonly paymentPrice: number;
  } | null | undefined, unknown>;
  readonly coordinates: {
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ResultsMap_hotels";
}>;
export type ResultsMap_hotels$key = ReadonlyArray<{
  readonly " $data"?: ResultsMap_hotels$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultsMap_hotels">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "choice"
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
  "name": "ResultsMap_hotels",
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
      "name": "name",
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
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "choice",
            "variableName": "choice"
          },
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
  ],
  "type": "PropertyContent",
  "abstractKey": null
};

(node as any).hash = "352f6b9b1a6eb0ee80d7676efde01402";

export default node;
