/**
 * @generated SignedSource<<61d3e87ea8c21723a471fb000fc5d918>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type prepareAgain_booking$data = {
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

(node as any).hash = "fb6fc78eef6aedaca89f44bb4f9f63d2";

export default node;
