/**
 * @generated SignedSource<<2e7a011354b136f0af105367e776d8d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type prepareAgain_booking$data = {
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

(node as any).hash = "933bd9bfacc47e73d91b3f303f09b5a2";

export default node;
