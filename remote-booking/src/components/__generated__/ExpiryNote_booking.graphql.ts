/**
 * @generated SignedSource<<17f4c41f1cb553f7aa49b1b2027eb6d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PreparedBookingState = "BOOKED" | "BOOKING" | "EXPIRED" | "FAILED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExpiryNote_booking$data = {
  readonly expiresAt: string;
  readonly state: PreparedBookingState;
  readonly " $fragmentSpreads": FragmentRefs<"prepareAgain_booking">;
  readonly " $fragmentType": "ExpiryNote_booking";
};
export type ExpiryNote_booking$key = {
  readonly " $data"?: ExpiryNote_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpiryNote_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExpiryNote_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "prepareAgain_booking",
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

(node as any).hash = "15cee203eb09cddb5c67938df0de7c17";

export default node;
