/**
 * @generated SignedSource<<fd4c85a07df2c86a1ad308f86cd256a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TravelStatus = "BOOKED" | "BOOKING" | "CANCELED" | "COMPLETED" | "FAILED" | "PARTIALLY_CANCELED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TripSharing_travel$data = {
  readonly employee: {
    readonly id: string;
  };
  readonly id: string;
  readonly publicKey: string | null | undefined;
  readonly publicKeyExpiresAt: string | null | undefined;
  readonly status: TravelStatus;
  readonly " $fragmentSpreads": FragmentRefs<"TripShare_travel">;
  readonly " $fragmentType": "TripSharing_travel";
};
export type TripSharing_travel$key = {
  readonly " $data"?: TripSharing_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripSharing_travel">;
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
  "name": "TripSharing_travel",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Employee",
      "kind": "LinkedField",
      "name": "employee",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TripShare_travel"
    }
  ],
  "type": "Travel",
  "abstractKey": null
};
})();

(node as any).hash = "fb4f56b936a5269d0b156b0ff5ab0961";

export default node;
