/**
 * @generated SignedSource<<d89f97af6cf199982a15e2ff5e748671>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperatorBilledTax_travel$data = {
  readonly billedTax: {
    readonly parts: ReadonlyArray<{
      readonly price: number;
      readonly ratePercent: number | null | undefined;
      readonly taxPrice: number;
    }>;
    readonly ratePercent: number;
    readonly registrationNumber: string | null | undefined;
    readonly taxPrice: number;
  } | null | undefined;
  readonly externalSupplierName: string | null | undefined;
  readonly id: string;
  readonly pricing: {
    readonly total: {
      readonly paymentPrice: number;
    };
  };
  readonly propertyContent: {
    readonly countryCode: string;
  };
  readonly " $fragmentType": "OperatorBilledTax_travel";
};
export type OperatorBilledTax_travel$key = {
  readonly " $data"?: OperatorBilledTax_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperatorBilledTax_travel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ratePercent",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxPrice",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registrationNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxPart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TravelPricing",
      "kind": "LinkedField",
      "name": "pricing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TotalPrice",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paymentPrice",
              "storageKey": null
            }
          ],
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
})();

(node as any).hash = "53af33be66904624d713451c71431a51";

export default node;
