/**
 * @generated SignedSource<<69baab7ea8b3ce5ae139867abd364a5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepOrder_booking$data = {
  readonly propertyContent: {
    readonly attributes: {
      readonly general: {
        readonly canUseUnicodeInSpecialRequest: boolean;
      };
    };
  };
  readonly " $fragmentType": "StepOrder_booking";
};
export type StepOrder_booking$key = {
  readonly " $data"?: StepOrder_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepOrder_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepOrder_booking",
  "selections": [
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
          "concreteType": "PropertyAttributes",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertyGeneralAttributes",
              "kind": "LinkedField",
              "name": "general",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "canUseUnicodeInSpecialRequest",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "6e61342323cd5908b84ff3520bac9cd6";

export default node;
