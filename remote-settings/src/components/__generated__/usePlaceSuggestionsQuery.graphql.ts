/**
 * @generated SignedSource<<b9ceae56bd1821c5e2c35bb664530866>>
 * @relayHash d2acb1ec857f300c6aad2a421b858838
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4fbf8783c39a075fbb4e52782f5e3f8cc9cb0b059d3c0d8c7b6d765b6c0e92c

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
    readonly countryCode: string | null | undefined;
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
        "name": "countryCode",
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
    "id": "f4fbf8783c39a075fbb4e52782f5e3f8cc9cb0b059d3c0d8c7b6d765b6c0e92c",
    "metadata": {},
    "name": "usePlaceSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6484a75e1d7315eaaecf7ab4a400b636";

export default node;
