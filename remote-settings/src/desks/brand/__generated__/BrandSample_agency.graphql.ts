/**
 * @generated SignedSource<<87dfcf0b9d707c5f94e2a669acb0faf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandSample_agency$data = {
  readonly cmsContentIdOfTerms: string | null | undefined;
  readonly emergencyTravelContactText: string | null | undefined;
  readonly faqURL: string | null | undefined;
  readonly headerContactMail: string | null | undefined;
  readonly headerContactPhone: string | null | undefined;
  readonly licenseNumber: string | null | undefined;
  readonly logoURL: string | null | undefined;
  readonly name: string;
  readonly normalTravelContactText: string | null | undefined;
  readonly privacyPolicyURL: string | null | undefined;
  readonly specialAgencyName: string | null | undefined;
  readonly " $fragmentType": "BrandSample_agency";
};
export type BrandSample_agency$key = {
  readonly " $data"?: BrandSample_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandSample_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrandSample_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "logoURL",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "licenseNumber",
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
      "name": "privacyPolicyURL",
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

(node as any).hash = "e083f3af181a5b6a27af3dae4312335e";

export default node;
