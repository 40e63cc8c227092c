import { useState } from 'react';
import type { PreviousTravelChoice } from '../screens/Trip/__generated__/useCancelRoomsMutation.graphql';

export type PreviousWish = 'KEEP' | 'CANCEL';

/** The trip that this one replaces while it is still being given up. */
export interface OpenPrevious {
  readonly id: string;
  /** Yen that giving it up costs now. */
  readonly penaltyPrice: number;
  /** Yen that giving it up returns. */
  readonly refundPrice: number;
  /** Its cancellation is with the hotel and unanswered. */
  readonly requestSent: boolean;
}

/** What is to become of the previous trip. A choice made about another state of it is none. */
export function usePreviousChoice(previous: OpenPrevious | null) {
  const [first] = useState(previous);
  const [chosen, setChosen] = useState<{ wish: PreviousWish; about: string } | null>(null);
  const about = previous ? `${previous.id} ${previous.requestSent}` : '';
  const wish = previous && chosen?.about === about ? chosen.wish : null;
  return {
    wish,
    choose: (next: PreviousWish) => setChosen({ wish: next, about }),
    reset: () => setChosen(null),
    /** It was asked about when the dialog opened, and is not open any more. */
    isGone: first !== null && previous === null,
    isMissing: previous !== null && wish === null,
    /** What consent to the cancellation covers besides the rooms. */
    terms: previous ? `${about} ${wish} ${wish === 'CANCEL' ? previous.penaltyPrice : 0}` : '',
    input: toInput(previous, wish),
  };
}

function toInput(
  previous: OpenPrevious | null,
  wish: PreviousWish | null,
): { previousTravel?: PreviousTravelChoice; acceptedPreviousPenaltyPrice?: number } {
  if (!previous || !wish) return {};
  if (wish === 'CANCEL') {
    return { previousTravel: 'CANCEL', acceptedPreviousPenaltyPrice: previous.penaltyPrice };
  }
  return { previousTravel: previous.requestSent ? 'KEEP_IF_NOT_CANCELED' : 'KEEP' };
}
