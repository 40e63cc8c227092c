/**
 * @generated SignedSource<<5f25ab5b98fdd44729dbb95f63379b48>>
 * @relayHash d9d83ce66717fa78f88422db3209b7ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 880dff5262745b5db0e57a4d0c7791be54e75de8f22517ed56d4c6b47b82ff9a

import type { ConcreteRequest } from 'relay-runtime';
export type TravelVoucherDownloadLinkInput = {
  language?: string;
  roomNumbers?: ReadonlyArray<number> | null | undefined;
  travelId: string;
};
export type useVoucherDownloadQuery$variables = {
  input: TravelVoucherDownloadLinkInput;
};
export type useVoucherDownloadQuery$data = {
  readonly travelVoucherDownloadLink: {
    readonly url: string;
  } | null | undefined;
};
export type useVoucherDownloadQuery = {
  response: useVoucherDownloadQuery$data;
  variables: useVoucherDownloadQuery$variables;
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
    "name": "travelVoucherDownloadLink",
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
    "name": "useVoucherDownloadQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVoucherDownloadQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "880dff5262745b5db0e57a4d0c7791be54e75de8f22517ed56d4c6b47b82ff9a",
    "metadata": {},
    "name": "useVoucherDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "393ec04845913867a624a5fe208104ac";

export default node;
