/**
 * @generated SignedSource<<643415046bcaaf457d6bf29b52612f82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type prepareAgain_booking$data = {
  readonly previousTravel: {
    readonly id: string;
  } | null | undefined;
  readonly priceCheckId: string;
  readonly propertyContent: {
    readonly epsPropertyId: string;
  };
  readonly room: {
    readonly epsRoomId: string;
  };
  readonly stay: {
    readonly checkin: string;
    readonly checkout: string;
    readonly occupancies: ReadonlyArray<{
      readonly adults: number;
      readonly childAges: ReadonlyArray<number>;
    }>;
  };
  readonly usingRate: {
    readonly bedGroups: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly epsRateId: string;
    readonly isPackageRate: boolean;
    readonly pricing: {
      readonly total: {
        readonly paymentPrice: number;
      };
    };
  };
  readonly " $fragmentType": "prepareAgain_booking";
};
export type prepareAgain_booking$key = {
  readonly " $data"?: prepareAgain_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"prepareAgain_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "prepareAgain_booking"
};

(node as any).hash = "c02f162eb9fe98b4f590999b39fc6410";

export default node;
