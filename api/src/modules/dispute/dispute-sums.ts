import type { CardDisputeRow } from './tables.ts';

/** The provider's words for disputes that are over. Any other word, also one that we do not know, is an open dispute. */
const endings = ['won', 'lost', 'warning_closed', 'prevented'];

type Judged = Pick<CardDisputeRow, 'status' | 'amount' | 'withdrawn' | 'reinstated'>;

/** What the disputes of one payment mean for its money. */
export interface DisputeSums {
  /** Whether one of them is open: until it ends nothing may be given back to the card. */
  isOpen: boolean;
  /** Yen that are with the cardholder for good, because the bank took them from us. */
  chargedBack: number;
}

export const noDisputes: DisputeSums = { isOpen: false, chargedBack: 0 };

/** A dispute is also open as long as the money of a won one has not come back to us. */
export function isDisputeOpen({ status, withdrawn, reinstated }: Omit<Judged, 'amount'>): boolean {
  return !endings.includes(status) || (status === 'won' && withdrawn > reinstated);
}

export function sumDisputes(disputes: readonly Judged[]): DisputeSums {
  return {
    isOpen: disputes.some(isDisputeOpen),
    chargedBack: disputes.reduce((sum, dispute) => sum + getChargedBack(dispute), 0),
  };
}

function getChargedBack({ status, amount, withdrawn, reinstated }: Judged): number {
  if (status === 'lost') return amount;
  // The provider gave the money back by itself before the bank took it.
  return status === 'prevented' ? Math.max(0, withdrawn - reinstated) : 0;
}
