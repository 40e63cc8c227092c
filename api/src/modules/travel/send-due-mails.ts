import type { AppContext } from '../../context.ts';
import { claimWaiting } from '../../db/claim-waiting.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { getNextTry } from '../../lib/next-try.ts';
import { deliverMail } from '../outbox/deliver-mail.ts';
import { isHeldBack } from './hold-back-mail.ts';
import { loadMailFacts, type MailFacts } from './mail-facts.ts';
import { RecipientRefusedError } from '../../adapters/mail/mailer-port.ts';
import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';
import { dropMail, findDueMails, markMailRefused, markMailSent, type WaitingMail } from './mail-store.ts';
import { refundedMail } from './mails/refunded-mail.ts';
import { type RenderedMail, renderMail } from './mails/render-mail.ts';
import { travelMail } from './mails/travel-mail.ts';
import { isOutdated } from './outdated-mail.ts';
import { findTravelBy } from './travel-store.ts';
import { readMailRefund } from './read-mail-refund.ts';

const RETRY_SECONDS = [30, 60, 300, 900, 3600];

/**
 * Sends the waiting mails of a trip. A mail is claimed before it is sent and carries the same Message-ID every time:
 * a crash in between sends it again rather than never. One that can't be sent does not hold up the others.
 */
export async function sendDueMails(app: AppContext, travelId: string): Promise<void> {
  const now = app.clock();
  await forEachInTurn(await findDueMails(app.db, travelId, now), async (mail) => {
    const until = getNextTry(now, RETRY_SECONDS, mail.tries);
    if (!(await claimWaiting(app.db, mail.outbox, mail, until))) return;
    try {
      if (!(await send(app, travelId, mail))) return;
    } catch (error) {
      if (!(error instanceof RecipientRefusedError)) throw error;
      return endRefused(app, travelId, mail, error.reply);
    }
    await markMailSent(app.db, mail, app.clock());
    app.log.info({ travelId, event: 'mail-sent', kind: mail.kind }, 'mail sent');
  });
}

/** Relays count mails that are repeated to a refused recipient against the sender: a person looks for another way. */
async function endRefused(
  app: AppContext,
  travelId: string,
  mail: WaitingMail,
  reply: number,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await markMailRefused(tx, mail, app.clock());
    const travel = await findTravelBy(tx, 'id', travelId);
    await raiseOperatorTask(app, tx, {
      kind: 'MAIL_REFUSED',
      subject: mail.id,
      attemptId: travel?.attempt_id ?? null,
      travelId,
      branchId: travel?.branch_id ?? null,
      detail: `mail=${mail.kind} reply=${reply}`,
    });
  });
}

async function renderWords(
  app: AppContext,
  facts: MailFacts,
  { kind, room_ids, refund_id }: WaitingMail,
): Promise<RenderedMail> {
  if (kind !== 'REFUNDED') return travelMail(kind, facts, room_ids);
  if (refund_id === null) throw new Error('A mail about a refund names none.');
  return renderMail(refundedMail(facts, await readMailRefund(app.db, refund_id)));
}

/** False when the mail has to wait because of a limit, or has waited so long that it is not needed any more. */
async function send(app: AppContext, travelId: string, mail: WaitingMail): Promise<boolean> {
  const facts = await loadMailFacts(app, travelId);
  if (isOutdated(mail, facts.travel)) {
    await dropMail(app.db, mail);
    app.log.info({ travelId, event: 'mail-outdated', kind: mail.kind }, 'mail not needed any more');
    return false;
  }
  // A mail that was tried is counted already.
  if (mail.tries === 0 && (await isHeldBack(app, facts.travel, mail))) return false;
  await deliverMail(app, {
    name: mail.kind,
    rowId: mail.id,
    to: facts.travel.email,
    origin: facts.origin,
    ...(await renderWords(app, facts, mail)),
  });
  return true;
}
