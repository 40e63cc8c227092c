/**
 * @generated SignedSource<<1aa4c65cc01025d41fe672d29b48adcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastCheckIn_booking$data = {
  readonly propertyContent: {
    readonly importantNotes: {
      readonly checkin: {
        readonly endTime: string | null | undefined;
        readonly twentyFourHour: boolean;
      };
    };
    readonly phone: string | null | undefined;
  };
  readonly " $fragmentType": "LastCheckIn_booking";
};
export type LastCheckIn_booking$key = {
  readonly " $data"?: LastCheckIn_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastCheckIn_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastCheckIn_booking",
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
          "name": "phone",
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
                  "name": "endTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "twentyFourHour",
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

(node as any).hash = "70d47cec785f01ef8ec57b429fcea566";

export default node;
