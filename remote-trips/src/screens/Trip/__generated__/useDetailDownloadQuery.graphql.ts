/**
 * @generated SignedSource<<1b86116cece0fd36c195620d80f97447>>
 * @relayHash 002f16a33afba67ad6800e6717390d04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e438607221e6ff5206e84fae2dea9a60f2983dee29d22444eb697cc8c4288db4

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
  readonly travelDetailDownloadLink: {
    readonly url: string;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "travelDetailDownloadLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useDetailDownloadQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDetailDownloadQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e438607221e6ff5206e84fae2dea9a60f2983dee29d22444eb697cc8c4288db4",
    "metadata": {},
    "name": "useDetailDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9a9170ad18d8b08fc3b5e3c5536a3a77";

export default node;
