/**
 * @generated SignedSource<<e53d999ae56ac12ec007ae60a878739f>>
 * @relayHash 79327b444ccfd0e678e2b5d5f885529f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67e7f918be31956b7aed6662ccd6a43ba24cf64e334fd42f3b711649fb127e1c

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
  "type": "UnprintableAddressee",
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
    "id": "67e7f918be31956b7aed6662ccd6a43ba24cf64e334fd42f3b711649fb127e1c",
    "metadata": {},
    "name": "useDetailDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "316ce38b5f367a7626bcda31e429927d";

export default node;
