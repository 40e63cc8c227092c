/**
 * @generated SignedSource<<6ad6c9bb14f79cca7dd95f1cd1860c25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripShare_travel$data = {
  readonly propertyContent: {
    readonly name: string;
  };
  readonly publicKey: string | null | undefined;
  readonly publicKeyExpiresAt: string | null | undefined;
  readonly status: TravelStatus;
  readonly " $fragmentType": "TripShare_travel";
};
export type TripShare_travel$key = {
  readonly " $data"?: TripShare_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripShare_travel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripShare_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicKeyExpiresAt",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Travel",
  "abstractKey": null
};

(node as any).hash = "2b3a73a093fdab3843a04ef766c08e6a";

export default node;
