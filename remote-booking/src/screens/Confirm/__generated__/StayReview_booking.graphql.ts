/**
 * @generated SignedSource<<aad7975857b895397c97275c65a3b988>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StayReview_booking$data = {
  readonly propertyContent: {
    readonly address: {
      readonly city: string | null | undefined;
      readonly line1: string;
      readonly line2: string | null | undefined;
      readonly postalCode: string | null | undefined;
      readonly stateProvinceName: string | null | undefined;
    };
    readonly countryCode: string;
    readonly importantNotes: {
      readonly checkin: {
        readonly beginTime: string | null | undefined;
        readonly endTime: string | null | undefined;
        readonly twentyFourHour: boolean;
      };
    };
    readonly name: string;
    readonly nameEn: string;
    readonly phone: string | null | undefined;
  };
  readonly room: {
    readonly bedDescription: string | null | undefined;
    readonly roomName: string;
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
    readonly isPackageRate: boolean;
    readonly mappedRateAmenities: {
      readonly freeWiFi: boolean;
      readonly jaMealLabels: ReadonlyArray<string>;
    };
    readonly promotions: {
      readonly deal: {
        readonly description: string;
      } | null | undefined;
      readonly valueAdds: ReadonlyArray<{
        readonly description: string;
      }>;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"prepareAgain_booking">;
  readonly " $fragmentType": "StayReview_booking";
};
export type StayReview_booking$key = {
  readonly " $data"?: StayReview_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"StayReview_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Stay",
  "kind": "LinkedField",
  "name": "stay",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkout",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Occupancy",
      "kind": "LinkedField",
      "name": "occupancies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "adults",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "childAges",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPackageRate",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "description",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StayReview_booking",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameEn",
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
          "name": "countryCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyAddress",
          "kind": "LinkedField",
          "name": "address",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postalCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stateProvinceName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line1",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line2",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportantNotes",
          "kind": "LinkedField",
          "name": "importantNotes",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CheckinNotes",
              "kind": "LinkedField",
              "name": "checkin",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "beginTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "twentyFourHour",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PreparedRoom",
      "kind": "LinkedField",
      "name": "room",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roomName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bedDescription",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "usingRate",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MappedRateAmenities",
          "kind": "LinkedField",
          "name": "mappedRateAmenities",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jaMealLabels",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "freeWiFi",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Promotions",
          "kind": "LinkedField",
          "name": "promotions",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Deal",
              "kind": "LinkedField",
              "name": "deal",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ValueAdd",
              "kind": "LinkedField",
              "name": "valueAdds",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "prepareAgain_booking",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceCheckId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Travel",
          "kind": "LinkedField",
          "name": "previousTravel",
          "plural": false,
          "selections": (v3/*:: as any*/),
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
              "name": "epsPropertyId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PreparedRoom",
          "kind": "LinkedField",
          "name": "room",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "epsRoomId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "usingRate",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "epsRateId",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "BedGroup",
              "kind": "LinkedField",
              "name": "bedGroups",
              "plural": true,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RatePricing",
              "kind": "LinkedField",
              "name": "pricing",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TotalPrice",
                  "kind": "LinkedField",
                  "name": "total",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "paymentPrice",
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
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "PreparedBooking",
  "abstractKey": null
};
})();

(node as any).hash = "7c0c1589df2c073a3ead6d1f54958b74";

export default node;
