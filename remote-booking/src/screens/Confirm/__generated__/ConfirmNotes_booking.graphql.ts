/**
 * @generated SignedSource<<b57e145629973463ff29f00960b0ed9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmNotes_booking$data = {
  readonly propertyContent: {
    readonly importantNotes: {
      readonly checkin: {
        readonly beginTime: string | null | undefined;
        readonly checkoutTime: string | null | undefined;
        readonly endTime: string | null | undefined;
        readonly minAge: number | null | undefined;
      };
      readonly checkinSpecialInstructions: string | null | undefined;
      readonly instructions: string | null | undefined;
      readonly knowBeforeYouGo: string | null | undefined;
      readonly mandatoryFee: string | null | undefined;
    };
    readonly timeZone: string;
  };
  readonly usingRate: {
    readonly cancelTimeline: {
      readonly " $fragmentSpreads": FragmentRefs<"CancelTimeline_timeline">;
    };
    readonly refundable: boolean;
  };
  readonly " $fragmentType": "ConfirmNotes_booking";
};
export type ConfirmNotes_booking$key = {
  readonly " $data"?: ConfirmNotes_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmNotes_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmNotes_booking",
  "selections": [
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
          "name": "refundable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CancelTimeline",
          "kind": "LinkedField",
          "name": "cancelTimeline",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CancelTimeline_timeline"
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
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportantNotes",
          "kind": "LinkedField",
          "name": "importantNotes",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CheckinNotes",
              "kind": "LinkedField",
              "name": "checkin",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "beginTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "minAge",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "checkoutTime",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkinSpecialInstructions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mandatoryFee",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "instructions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "knowBeforeYouGo",
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

(node as any).hash = "1a04aefbfc222fd457c03f886a47914b";

export default node;
