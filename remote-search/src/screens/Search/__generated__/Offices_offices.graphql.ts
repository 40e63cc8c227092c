/**
 * @generated SignedSource<<ad6d40bdfc5991178ec1fd2689355cd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Offices_offices$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly place: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "Offices_offices";
}>;
export type Offices_offices$key = ReadonlyArray<{
  readonly " $data"?: Offices_offices$data;
  readonly " $fragmentSpreads": FragmentRefs<"Offices_offices">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Offices_offices",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchSuggestionSpot",
      "kind": "LinkedField",
      "name": "place",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Office",
  "abstractKey": null
};
})();

(node as any).hash = "d71f044cd8997427e2ceb0cd3e409fde";

export default node;
