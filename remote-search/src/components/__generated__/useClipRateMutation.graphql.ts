/**
 * @generated SignedSource<<5433db17fe2c94b3119d0a81d7853d70>>
 * @relayHash 2a197b1bf45b4f0b0bdcc986262be5ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0b134abfdaf53b9b93791a335d9dab163cae4f04e68a70a4dbbed815c530b04

import type { ConcreteRequest } from 'relay-runtime';
export type ClipErrorCode = "ALREADY_CLIPPED" | "FORBIDDEN" | "LIMIT_EXCEEDED" | "RATE_NOT_FOUND" | "UNEXPECTED" | "%future added value";
export type ClipHotelRateInput = {
  epsPropertyId: string;
  epsRateId: string;
  epsRoomId: string;
  isPackageRate: boolean;
  paymentPrice?: number | null | undefined;
  stay?: RoomsWithRateInput | null | undefined;
};
export type RoomsWithRateInput = {
  checkin: string;
  checkout: string;
  countryCode?: string;
  currency?: string;
  includePackageRate?: boolean;
  language?: string;
  occupancies: ReadonlyArray<OccupancyInput>;
};
export type OccupancyInput = {
  adults: number;
  childAges?: ReadonlyArray<number>;
};
export type useClipRateMutation$variables = {
  input: ClipHotelRateInput;
};
export type useClipRateMutation$data = {
  readonly clipHotelRate: {
    readonly __typename: "ClipHotelRateError";
    readonly errorCode: ClipErrorCode;
  } | {
    readonly __typename: "ClipHotelRateSuccess";
    readonly clippedHotelRate: {
      readonly epsPropertyId: string;
      readonly epsRateId: string;
      readonly epsRoomId: string;
      readonly id: string;
      readonly isPackageRate: boolean;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useClipRateMutation = {
  response: useClipRateMutation$data;
  variables: useClipRateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "clipHotelRate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ClippedHotelRate",
            "kind": "LinkedField",
            "name": "clippedHotelRate",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "epsPropertyId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "epsRoomId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "epsRateId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPackageRate",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ClipHotelRateSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "errorCode",
            "storageKey": null
          }
        ],
        "type": "ClipHotelRateError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useClipRateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClipRateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b0b134abfdaf53b9b93791a335d9dab163cae4f04e68a70a4dbbed815c530b04",
    "metadata": {},
    "name": "useClipRateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "69944598d8b55f084d39e1ab4f8a33d2";

export default node;
