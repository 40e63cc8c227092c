/**
 * @generated SignedSource<<d235085d1f7058ec1319c970c192f7a9>>
 * @relayHash 7018a4f597ace8b98d760659897750fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bca917e14b9eeccfec2cac0e6ab3f89ad30f7336bc5f1f7a91b8f1bd4f787ca

import type { ConcreteRequest } from 'relay-runtime';
export type RegionType = "AIRPORT" | "CITY" | "COUNTRY" | "HIGH_LEVEL_REGION" | "METRO_STATION" | "MULTI_CITY_VICINITY" | "NEIGHBORHOOD" | "POINT_OF_INTEREST" | "PROVINCE_STATE" | "TRAIN_STATION" | "%future added value";
export type IncrementalSearchRegionInput = {
  keyword: string;
  language?: string;
  limit?: number;
  types?: ReadonlyArray<RegionType> | null | undefined;
};
export type usePlaceSuggestionsQuery$variables = {
  input: IncrementalSearchRegionInput;
};
export type usePlaceSuggestionsQuery$data = {
  readonly incrementalSearchRegion: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly nameFull: string;
    readonly propertyCount: number;
  }>;
};
export type usePlaceSuggestionsQuery = {
  response: usePlaceSuggestionsQuery$data;
  variables: usePlaceSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SearchSuggestionSpot",
    "kind": "LinkedField",
    "name": "incrementalSearchRegion",
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
        "name": "nameFull",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "propertyCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlaceSuggestionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlaceSuggestionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7bca917e14b9eeccfec2cac0e6ab3f89ad30f7336bc5f1f7a91b8f1bd4f787ca",
    "metadata": {},
    "name": "usePlaceSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e06edf5270df160aa470d2e6e95db20d";

export default node;
