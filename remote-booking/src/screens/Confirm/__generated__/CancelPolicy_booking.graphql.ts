/**
 * @generated SignedSource<<c7c598a7ac9ed5e0813092a809421875>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelPolicy_booking$data = {
  readonly propertyContent: {
    readonly timeZone: string;
  };
  readonly usingRate: {
    readonly cancelTimeline: {
      readonly " $fragmentSpreads": FragmentRefs<"CancelTimeline_timeline">;
    };
    readonly refundable: boolean;
  };
  readonly " $fragmentType": "CancelPolicy_booking";
};
export type CancelPolicy_booking$key = {
  readonly " $data"?: CancelPolicy_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelPolicy_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelPolicy_booking",
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
          "name": "timeZone",
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
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};

(node as any).hash = "00ef4113410d14de75e8e31a05bdacdb";

export default node;
