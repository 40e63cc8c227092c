import type { AppContext } from '../../context.ts';
import { raiseAlert } from '../../lib/alert.ts';
import { countMail } from '../../limits/count-mail.ts';
import { holdMailBack, isMembersAddress, type WaitingMail } from './mail-store.ts';
import type { TravelRow } from './tables.ts';

/**
 * Counts a mail about a trip, and puts it off to the end of the window when its recipient or its branch is beyond a
 * limit: it is owed and never lost. Operators see what waits so (MAIL_UNSENT). The branch's own people have no limit. While
 * counts are unavailable, of which their store alerts, mails go: their limit keeps strangers from many, and owes them each.
 */
export async function isHeldBack(
  app: AppContext,
  { email, branch_id: branchId }: Pick<TravelRow, 'email' | 'branch_id'>,
  mail: WaitingMail,
): Promise<boolean> {
  if (await isMembersAddress(app.db, branchId, email)) return false;
  const parties = { recipient: email, senderId: branchId };
  const over = await countMail(app.counts, app.config, mail.kind, parties).catch((err: unknown) => {
    app.log.warn(
      { err, event: 'mail-not-counted', branchId, kind: mail.kind },
      'a mail could not be counted',
    );
    return null;
  });
  if (over === null) return false;
  await holdMailBack(app.db, mail, new Date(app.clock().getTime() + over.seconds * 1000));
  if (over.isFirst) {
    raiseAlert(app, { name: 'mails-held-back', severity: 'warning', branchId, kind: over.per });
  }
  return true;
}
