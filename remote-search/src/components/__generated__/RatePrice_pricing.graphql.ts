/**
 * @generated SignedSource<<bdbd01341520d5ba1fd4ce57a57482df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatePrice_pricing$data = {
  readonly averagePerOneRoomNight: {
    readonly paymentPrice: number;
  };
  readonly total: {
    readonly paymentPrice: number;
    readonly propertyPrice: {
      readonly " $fragmentSpreads": FragmentRefs<"PropertyPrice_price">;
    } | null | undefined;
  };
  readonly " $fragmentType": "RatePrice_pricing";
};
export type RatePrice_pricing$key = {
  readonly " $data"?: RatePrice_pricing$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatePrice_pricing">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentPrice",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatePrice_pricing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AveragePrice",
      "kind": "LinkedField",
      "name": "averagePerOneRoomNight",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TotalPrice",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TotalPropertyPrice",
          "kind": "LinkedField",
          "name": "propertyPrice",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PropertyPrice_price"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RatePricing",
  "abstractKey": null
};
})();

(node as any).hash = "0ba632667c4c244c419a69d84afcff8e";

export default node;
