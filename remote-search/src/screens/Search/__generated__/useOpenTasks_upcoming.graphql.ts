/**
 * @generated SignedSource<<76de0ce1fe256046121ffee40ed5635a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOpenTasks_upcoming$data = ReadonlyArray<{
  readonly id: string;
  readonly previousTravelCancel: {
    readonly travel: {
      readonly id: string;
    };
  } | null | undefined;
  readonly propertyContent: {
    readonly name: string;
  };
  readonly undeliveredMailAt: string | null | undefined;
  readonly " $fragmentType": "useOpenTasks_upcoming";
}>;
export type useOpenTasks_upcoming$key = ReadonlyArray<{
  readonly " $data"?: useOpenTasks_upcoming$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOpenTasks_upcoming">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useOpenTasks_upcoming",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undeliveredMailAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyContent",
      "kind": "LinkedField",
      "name": "propertyContent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
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
          "concreteType": "Travel",
          "kind": "LinkedField",
          "name": "travel",
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
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "89bc9e2a997b3d75b386fcf110d10c17";

export default node;
