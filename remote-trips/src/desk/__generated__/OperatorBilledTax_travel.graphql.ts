/**
 * @generated SignedSource<<2794af0025490305b190a3f551ff4326>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperatorBilledTax_travel$data = {
  readonly billedTax: {
    readonly ratePercent: number;
    readonly registrationNumber: string | null | undefined;
    readonly taxPrice: number;
  } | null | undefined;
  readonly externalSupplierName: string | null | undefined;
  readonly id: string;
  readonly propertyContent: {
    readonly countryCode: string;
  };
  readonly " $fragmentType": "OperatorBilledTax_travel";
};
export type OperatorBilledTax_travel$key = {
  readonly " $data"?: OperatorBilledTax_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperatorBilledTax_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OperatorBilledTax_travel",
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
      "name": "externalSupplierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BilledTax",
      "kind": "LinkedField",
      "name": "billedTax",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ratePercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registrationNumber",
          "storageKey": null
        }
      ],
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
          "name": "countryCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "270591ea34fc8d4ede3e15d8040b3057";

export default node;
