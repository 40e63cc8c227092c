/**
 * @generated SignedSource<<d72af92604d59fb030b20b04fade64df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuestsForm_booking$data = {
  readonly expiresAt: string;
  readonly priceCheckId: string;
  readonly propertyContent: {
    readonly attributes: {
      readonly general: {
        readonly canUseUnicodeInSpecialRequest: boolean;
      };
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"LastCheckIn_booking" | "RoomGuests_booking" | "SimilarTravels_booking" | "prepareAgain_booking">;
  readonly " $fragmentType": "GuestsForm_booking";
};
export type GuestsForm_booking$key = {
  readonly " $data"?: GuestsForm_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestsForm_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCheckId",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuestsForm_booking",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastCheckIn_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoomGuests_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SimilarTravels_booking"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "prepareAgain_booking",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Travel",
          "kind": "LinkedField",
          "name": "previousTravel",
          "plural": false,
          "selections": (v1/*:: as any*/),
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
          "alias": null,
          "args": null,
          "concreteType": "PreparedRoom",
          "kind": "LinkedField",
          "name": "room",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "epsRoomId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Stay",
          "kind": "LinkedField",
          "name": "stay",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkin",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkout",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Occupancy",
              "kind": "LinkedField",
              "name": "occupancies",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "adults",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "childAges",
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
          "concreteType": null,
          "kind": "LinkedField",
          "name": "usingRate",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "epsRateId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isPackageRate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BedGroup",
              "kind": "LinkedField",
              "name": "bedGroups",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RatePricing",
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
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};
})();

(node as any).hash = "58a7a88921c22cca2b20d5c98df0d3cc";

export default node;
