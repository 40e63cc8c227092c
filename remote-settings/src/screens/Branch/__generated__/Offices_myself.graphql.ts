/**
 * @generated SignedSource<<1b3c6bdf01fc8a4edbff6839e840507d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Offices_myself$data = {
  readonly offices: ReadonlyArray<{
    readonly addedAt: string;
    readonly addedBy: string;
    readonly id: string;
    readonly name: string;
    readonly place: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "Offices_myself";
};
export type Offices_myself$key = {
  readonly " $data"?: Offices_myself$data;
  readonly " $fragmentSpreads": FragmentRefs<"Offices_myself">;
};

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
  "metadata": null,
  "name": "Offices_myself",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Office",
      "kind": "LinkedField",
      "name": "offices",
      "plural": true,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Myself",
  "abstractKey": null
};
})();

(node as any).hash = "013ec880793f780067f97af7e72f1de4";

export default node;
