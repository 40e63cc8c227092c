/**
 * @generated SignedSource<<55ab15b4728ee04d8744d81631e5cd4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReplacementState = "CANCELING" | "INCOMPLETE" | "KEEPING" | "KEPT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DateChangeNotice_travel$data = {
  readonly previousTravelCancel: {
    readonly requestSent: boolean;
    readonly travel: {
      readonly id: string;
    };
  } | null | undefined;
  readonly replacement: {
    readonly state: ReplacementState;
    readonly travel: {
      readonly id: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "DateChangeNotice_travel";
};
export type DateChangeNotice_travel$key = {
  readonly " $data"?: DateChangeNotice_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"DateChangeNotice_travel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Travel",
  "kind": "LinkedField",
  "name": "travel",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DateChangeNotice_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Replacement",
      "kind": "LinkedField",
      "name": "replacement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PreviousTravelCancel",
      "kind": "LinkedField",
      "name": "previousTravelCancel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestSent",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "0c3d6abcfbafcc720816d94b69c1233f";

export default node;
