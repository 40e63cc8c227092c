/**
 * @generated SignedSource<<636b6929753f4c968fd16c23c281427f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Offices_myself$data = {
  readonly offices: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly place: {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchSuggestionSpot",
          "kind": "LinkedField",
          "name": "place",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "7fe39ddea46bab36cbf73f7ec162db58";

export default node;
