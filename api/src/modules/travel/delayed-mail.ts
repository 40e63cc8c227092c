import type { AppContext } from '../../context.ts';
import { findMailLimitEnd } from '../../limits/count-mail.ts';
import { findUntriedMails, isMembersAddress } from './mail-store.ts';
import type { TravelRow } from './tables.ts';

/**
 * From when on the next mail about a trip is sent that a limit holds back, or will hold back once it is tried; null when
 * none waits for that. A confirmation of a trip that was canceled whole is not sent any more when it was held back.
 */
export async function findDelayedMailUntil(
  app: AppContext,
  travel: Pick<TravelRow, 'id' | 'email' | 'branch_id' | 'status'>,
): Promise<Date | null> {
  const { id, email, branch_id: branchId, status } = travel;
  const mails = await findUntriedMails(app.db, id);
  const owed = mails.filter(({ kind }) => kind !== 'BOOKED' || status !== 'CANCELED');
  if (owed.length === 0) return null;
  const now = app.clock();
  const hasLimit = !(await isMembersAddress(app.db, branchId, email));
  const parties = { recipient: email, senderId: branchId };
  const times = await Promise.all(
    owed.map(async ({ kind, next_try_at: due }) => {
      const end = hasLimit ? await findMailLimitEnd(app.db, app.config, { name: kind, parties, now }) : null;
      return Math.max(due.getTime(), end?.getTime() ?? 0);
    }),
  );
  const delayed = times.filter((time) => time > now.getTime());
  return delayed.length === 0 ? null : new Date(Math.min(...delayed));
}
