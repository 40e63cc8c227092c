/**
 * @generated SignedSource<<2bd0bd5a209e22203400523ed1e64d9f>>
 * @relayHash 9a5bd8cada770074e5903161d6de5943
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8bda7969d57671691c162c69ad405d8f6f4c4fefd58ace654e18a75d8c8d329

import type { ConcreteRequest } from 'relay-runtime';
export type AddresseeKind = "COMPANY" | "PERSON" | "%future added value";
export type TravelDetailDownloadLinkInput = {
  addressee?: string | null | undefined;
  addresseeKind?: AddresseeKind | null | undefined;
  language?: string;
  roomNumbers?: ReadonlyArray<number> | null | undefined;
  travelId: string;
};
export type useDetailDownloadQuery$variables = {
  input: TravelDetailDownloadLinkInput;
};
export type useDetailDownloadQuery$data = {
  readonly travelDetailLink: {
    readonly characters?: ReadonlyArray<string>;
    readonly url?: string;
  } | null | undefined;
};
export type useDetailDownloadQuery = {
  response: useDetailDownloadQuery$data;
  variables: useDetailDownloadQuery$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "DownloadLink",
  "abstractKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "characters",
      "storageKey": null
    }
  ],
  "type": "UnprintableAddresseeError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useDetailDownloadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "travelDetailLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDetailDownloadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "travelDetailLink",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f8bda7969d57671691c162c69ad405d8f6f4c4fefd58ace654e18a75d8c8d329",
    "metadata": {},
    "name": "useDetailDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "03ed5838433a9f903e1896089740125a";

export default node;
