import type { OperatorTaskKind } from '../../graphql/__generated__/schema-types.ts';
import type { WorkName } from '../operator-task/tables.ts';

/** Work that should long be done, whatever keeps it: one operator task for kind and subject. */
export interface OverdueWork {
  kind: OperatorTaskKind;
  subject: string;
  work: WorkName | 'hold';
  attemptId: string | null;
  travelId: string | null;
  branchId: string | null;
  price: number | null;
  reference: string | null;
  /** What it is or its state, in our own words. */
  state: string | null;
  since: Date;
  /** Set while its handler throws. */
  failures: number | null;
  error: string | null;
  /** How many mails a limit holds back. */
  heldBack?: number;
}

/** What no run of the watch looks beyond; the rest comes once these are dealt with. */
export const OVERDUE_AT_ONCE = 500;
