/**
 * @generated SignedSource<<8308628ee70d9a53764aa281821dae2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailablePaymentMethod = "CREDIT_CARD_AND_INVOICE" | "CREDIT_CARD_ONLY" | "INVOICE_ONLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AgencyFacts_agency$data = {
  readonly availablePaymentMethod: AvailablePaymentMethod;
  readonly cmsContentIdOfTerms: string | null | undefined;
  readonly emergencyTravelContactText: string | null | undefined;
  readonly faqURL: string | null | undefined;
  readonly headerContactMail: string | null | undefined;
  readonly headerContactPhone: string | null | undefined;
  readonly logoURL: string | null | undefined;
  readonly normalTravelContactText: string | null | undefined;
  readonly privacyPolicyURL: string | null | undefined;
  readonly specialAgencyName: string | null | undefined;
  readonly specialRemarks: string | null | undefined;
  readonly " $fragmentType": "AgencyFacts_agency";
};
export type AgencyFacts_agency$key = {
  readonly " $data"?: AgencyFacts_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyFacts_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgencyFacts_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoURL",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cmsContentIdOfTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "privacyPolicyURL",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headerContactMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headerContactPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "faqURL",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialRemarks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialAgencyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availablePaymentMethod",
      "storageKey": null
    },
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
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "ec923dfc09790ee567846fe3eb594ce3";

export default node;
