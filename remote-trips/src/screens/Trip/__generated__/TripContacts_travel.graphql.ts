/**
 * @generated SignedSource<<b86511d29243634f99d68c625c3f52b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TripContacts_travel$data = {
  readonly agency: {
    readonly emergencyTravelContactText: string | null | undefined;
    readonly name: string;
    readonly normalTravelContactText: string | null | undefined;
  } | null | undefined;
  readonly bookingMemo: string | null | undefined;
  readonly companyBranch: {
    readonly branchName: string;
    readonly companyName: string;
  };
  readonly companyIdByEmployee: string | null | undefined;
  readonly departmentIdByEmployee: string | null | undefined;
  readonly email: string;
  readonly employee: {
    readonly name: string;
  };
  readonly phone: string;
  readonly " $fragmentType": "TripContacts_travel";
};
export type TripContacts_travel$key = {
  readonly " $data"?: TripContacts_travel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TripContacts_travel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TripContacts_travel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "companyIdByEmployee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departmentIdByEmployee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookingMemo",
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
      "alias": null,
      "args": null,
      "concreteType": "CompanyBranch",
      "kind": "LinkedField",
      "name": "companyBranch",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "branchName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Agency",
      "kind": "LinkedField",
      "name": "agency",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "normalTravelContactText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emergencyTravelContactText",
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

(node as any).hash = "2729e9611531ee47211624dc7f549c5a";

export default node;
