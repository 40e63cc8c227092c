/**
 * @generated SignedSource<<312c9ef51c6c67565d110a00634f079d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeRoomDialog_travel$data = {
  readonly id: string;
  readonly propertyContent: {
    readonly attributes: {
      readonly general: {
        readonly canUseUnicodeInSpecialRequest: boolean;
      };
    };
    readonly rooms: ReadonlyArray<{
      readonly id: string;
      readonly roomAmenities: {
        readonly smoking: boolean;
      };
    }>;
  };
  readonly " $fragmentType": "ChangeRoomDialog_travel";
};
export type ChangeRoomDialog_travel$key = {
  readonly " $data"?: ChangeRoomDialog_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoomDialog_travel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRoomDialog_travel",
  "selections": [
    (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Room",
          "kind": "LinkedField",
          "name": "rooms",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "RoomAmenityFlags",
              "kind": "LinkedField",
              "name": "roomAmenities",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "smoking",
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
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "1d5d6857b1fa8a6f9fe54dd6f091a325";

export default node;
