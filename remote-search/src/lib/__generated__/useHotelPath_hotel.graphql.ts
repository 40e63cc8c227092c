/**
 * @generated SignedSource<<42929a7201c01ff6efe7fe3d8b06800e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type useHotelPath_hotel$data = {
  readonly cheapestPriceV2: Result<{
    readonly alwaysFreeCancel: boolean;
    readonly freeCancelUntil: string | null | undefined;
  } | null | undefined, unknown>;
  readonly epsPropertyId: string;
  readonly " $fragmentType": "useHotelPath_hotel";
};
export type useHotelPath_hotel$key = {
  readonly " $data"?: useHotelPath_hotel$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHotelPath_hotel">;
};

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
  "metadata": null,
  "name": "useHotelPath_hotel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "epsPropertyId",
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
            "name": "freeCancelUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alwaysFreeCancel",
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

(node as any).hash = "fcbebda0cb635c41e93dc25490a2dc13";

export default node;
