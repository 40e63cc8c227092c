/**
 * @generated SignedSource<<0f77a94a7ae0d715bc543f6440308dde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OperatorTaskKind = "ACCOUNT_TASK_OVERDUE" | "AGENCY_PAYEE_CHANGED" | "AMOUNT_MISMATCH" | "BOOKING_UNKNOWN" | "BOOKS_MISMATCH" | "CANCEL_UNKNOWN" | "CAPTURE_FAILED" | "CHANGE_UNKNOWN" | "DATE_CHANGE_INCOMPLETE" | "DEAD_LETTER" | "DISPUTE" | "HOLD_EXPIRING" | "ITINERARY_MISSING" | "LOST_BOOKING" | "LOST_PAYMENT" | "MAIL_REFUSED" | "MAIL_UNSENT" | "ORPHAN_ITINERARY" | "REFUND_FAILED" | "RELEASE_FAILED" | "STATUS_MISMATCH" | "STRAY_AUTHORIZATION" | "%future added value";
export type OperatorTaskStatus = "OPEN" | "RESOLVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TaskCard_task$data = {
  readonly answerBy: string | null | undefined;
  readonly companyBranch: {
    readonly branchName: string;
    readonly companyName: string;
    readonly id: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly detail: string | null | undefined;
  readonly id: string;
  readonly kind: OperatorTaskKind;
  readonly lastSeenAt: string;
  readonly mayBeNotBooked: boolean;
  readonly note: string | null | undefined;
  readonly price: number | null | undefined;
  readonly reference: string | null | undefined;
  readonly resolvedAt: string | null | undefined;
  readonly resolvedBy: {
    readonly name: string;
  } | null | undefined;
  readonly status: OperatorTaskStatus;
  readonly travel: {
    readonly id: string;
    readonly propertyContent: {
      readonly name: string;
    };
    readonly travelNumber: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeEvidence_task">;
  readonly " $fragmentType": "TaskCard_task";
};
export type TaskCard_task$key = {
  readonly " $data"?: TaskCard_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskCard_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskCard_task",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayBeNotBooked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerBy",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeEvidence_task"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolvedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemoAuthor",
      "kind": "LinkedField",
      "name": "resolvedBy",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Travel",
      "kind": "LinkedField",
      "name": "travel",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "travelNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyContent",
          "kind": "LinkedField",
          "name": "propertyContent",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
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
        (v0/*:: as any*/),
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
    }
  ],
  "type": "OperatorTask",
  "abstractKey": null
};
})();

(node as any).hash = "e67b733e0c6d2a2a1d0ebe98fa0554a1";

export default node;
