/**
 * @generated SignedSource<<277317a4989d28cf53ee36761db1e932>>
 * @relayHash 8879d04f11b46c05dfeacb9f28a69ddd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f78b1dcdaddaa2ae91f526ce540d96a766951ee3db7acb9c053f517bed6966c

import type { ConcreteRequest } from 'relay-runtime';
export type RegionType = "AIRPORT" | "CITY" | "COUNTRY" | "HIGH_LEVEL_REGION" | "METRO_STATION" | "MULTI_CITY_VICINITY" | "NEIGHBORHOOD" | "POINT_OF_INTEREST" | "PROVINCE_STATE" | "TRAIN_STATION" | "%future added value";
export type IncrementalSearchRegionInput = {
  keyword: string;
  language?: string;
  limit?: number;
  types?: ReadonlyArray<RegionType> | null | undefined;
};
export type IncrementalSearchPropertyContentInput = {
  keyword: string;
  language?: string;
  limit?: number;
};
export type useSuggestionsQuery$variables = {
  hotel: IncrementalSearchPropertyContentInput;
  region: IncrementalSearchRegionInput;
};
export type useSuggestionsQuery$data = {
  readonly hotels: ReadonlyArray<{
    readonly city: string | null | undefined;
    readonly countryCode: string;
    readonly id: string;
    readonly name: string;
    readonly nameEn: string;
  }>;
  readonly regions: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly nameFull: string;
    readonly propertyCount: number;
    readonly type: RegionType;
  }>;
};
export type useSuggestionsQuery = {
  response: useSuggestionsQuery$data;
  variables: useSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hotel"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "region"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  {
    "alias": "regions",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "region"
      }
    ],
    "concreteType": "SearchSuggestionSpot",
    "kind": "LinkedField",
    "name": "incrementalSearchRegion",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
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
        "name": "type",
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
  },
  {
    "alias": "hotels",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "hotel"
      }
    ],
    "concreteType": "HotelOverview",
    "kind": "LinkedField",
    "name": "incrementalSearchPropertyContent",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nameEn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "countryCode",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSuggestionsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSuggestionsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "8f78b1dcdaddaa2ae91f526ce540d96a766951ee3db7acb9c053f517bed6966c",
    "metadata": {},
    "name": "useSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9a146fb157e1e609e0da1760d619d499";

export default node;
