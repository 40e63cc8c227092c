/**
 * @generated SignedSource<<464f9bde9f17cae44d8bbecd3fd1ddd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BrakeLimit = "ACCOUNT" | "ARCHIVE" | "BOOKED_MAIL" | "CALENDAR" | "CANCELED_MAIL" | "CARD" | "CARD_REFUSED" | "CONFIRM" | "EMAIL_UNDO" | "EXPORT" | "FIRST_PASSWORD_MAIL" | "INVITATION_MAIL" | "INVITE" | "LOOK_TO_BOOK" | "PASSWORD_RESET" | "PREPARE" | "SEARCH" | "SHOP" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BrakeCard_brake$data = {
  readonly allowed: number;
  readonly counted: number;
  readonly id: string;
  readonly lift: {
    readonly endsAt: string;
  } | null | undefined;
  readonly limit: BrakeLimit;
  readonly seconds: number | null | undefined;
  readonly since: string;
  readonly subject: {
    readonly " $fragmentSpreads": FragmentRefs<"BrakeSubjectText_subject">;
  };
  readonly until: string;
  readonly " $fragmentType": "BrakeCard_brake";
};
export type BrakeCard_brake$key = {
  readonly " $data"?: BrakeCard_brake$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrakeCard_brake">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrakeCard_brake",
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
      "name": "limit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BrakeSubject",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BrakeSubjectText_subject"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "counted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BrakeLift",
      "kind": "LinkedField",
      "name": "lift",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Brake",
  "abstractKey": null
};

(node as any).hash = "91c8985f52352ef86b38b9ddb9adaff0";

export default node;
