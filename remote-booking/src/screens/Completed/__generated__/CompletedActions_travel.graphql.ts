/**
 * @generated SignedSource<<708dbbc17361342d3ff2e469760df991>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompletedActions_travel$data = {
  readonly id: string;
  readonly propertyContent: {
    readonly epsPropertyId: string;
  };
  readonly publicKey: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarButton_travel">;
  readonly " $fragmentType": "CompletedActions_travel";
};
export type CompletedActions_travel$key = {
  readonly " $data"?: CompletedActions_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletedActions_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompletedActions_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicKey",
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
          "name": "epsPropertyId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarButton_travel"
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "d9f401cfc496c31a03ba7531caed2e18";

export default node;
