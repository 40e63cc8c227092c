import { RecipientRefusedError } from '../../adapters/mail/mailer-port.ts';
import type { AppContext } from '../../context.ts';
import { claimWaiting } from '../../db/claim-waiting.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { getNextTry } from '../../lib/next-try.ts';
import { loadUserBrand } from '../account-task/user-brand.ts';
import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';
import { findAgencies, findUsers } from '../organization/organization-store.ts';
import { deliverMail } from '../outbox/deliver-mail.ts';
import { renderMail } from '../travel/mails/render-mail.ts';
import { recordFailures } from '../work-failure/record-failures.ts';
import {
  type AgencyChangedFacts,
  agencyChangedMail,
  agencyContactChangedMail,
} from './agency-changed-mail.ts';
import { listFacts } from './agency-facts.ts';
import { endChangeMail, findDueChangeMails } from './change-mail-store.ts';
import { findChangesFrom } from './change-store.ts';
import type { AgencyChangeMailRow } from './tables.ts';

const SWEEP_SECONDS = 2;
const RETRY_SECONDS = [30, 60, 300, 900, 3600];
const NAMED_CHANGES = 10;

/** Registers the sending of mails about changed agencies: few, so that a look every two seconds is all they need. */
export function registerAgencyChangeJobs(app: AppContext): void {
  app.jobs.schedule('agency-change-mails', SWEEP_SECONDS, () => sendChangeMails(app));
}

/**
 * Sends what is due. A mail is claimed before it is sent and carries the same Message-ID every time: a crash in between
 * sends it again rather than never. One that fails does not hold up the others. Throws the first failure.
 */
export async function sendChangeMails(app: AppContext): Promise<void> {
  const now = app.clock();
  await forEachInTurn(await findDueChangeMails(app.db, now), async (mail) => {
    const until = getNextTry(now, RETRY_SECONDS, mail.tries);
    if (!(await claimWaiting(app.db, 'agency_change_mails', mail, until))) return;
    const order = { work: 'mail' as const, subject: mail.id, isFailing: mail.tries > 0 };
    await recordFailures(app, order, () => send(app, mail));
  });
}

async function send(app: AppContext, mail: AgencyChangeMailRow): Promise<void> {
  const written = await write(app, mail);
  if (written !== null) {
    try {
      await deliverMail(app, written);
    } catch (error) {
      if (!(error instanceof RecipientRefusedError)) throw error;
      return endRefused(app, mail, error);
    }
  }
  await endChangeMail(app.db, { id: mail.id, now: app.clock(), isRefused: false });
}

/** Null when the user has left the agency since. */
async function write(
  app: AppContext,
  { id, change_id: changeId, agency_id: agencyId, user_id: userId, email }: AgencyChangeMailRow,
): Promise<Parameters<typeof deliverMail>[1] | null> {
  const [agency] = await findAgencies(app.db, [agencyId]);
  if (agency === undefined) return null;
  const { sender, origin } = await loadUserBrand(app, { agency_id: agencyId, branch_id: null });
  // A former contact hears of the change that ended it, and of nothing after.
  const atMost = userId === null ? 1 : NAMED_CHANGES + 1;
  const rows = await findChangesFrom(app.db, { agencyId, changeId, atMost });
  const facts: AgencyChangedFacts = {
    sender,
    agencyName: agency.name,
    changes: rows.slice(0, NAMED_CHANGES).map((row) => ({
      changedAt: row.created_at,
      changedBy: row.user_role === 'AGENCY' ? row.user_name : null,
      labels: listFacts(row.columns).map(({ label }) => label),
    })),
    hasMore: rows.length > NAMED_CHANGES,
    support: app.config.support,
  };
  if (userId === null) {
    const text = renderMail(agencyContactChangedMail(facts));
    return { name: 'AGENCY_CONTACT_CHANGED', rowId: id, to: email ?? '', origin, ...text };
  }
  const [user] = await findUsers(app.db, [userId]);
  if (user?.status !== 'ACTIVE' || user.agency_id !== agencyId) return null;
  const text = renderMail(
    agencyChangedMail({ ...facts, name: user.name, url: `${origin}/desk/agency/issuer` }),
  );
  return { name: 'AGENCY_CHANGED', rowId: id, to: user.email, origin, ...text };
}

/** Relays count mails that are repeated to a refused recipient against the sender: a person looks for another way. */
async function endRefused(
  app: AppContext,
  mail: AgencyChangeMailRow,
  refusal: RecipientRefusedError,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await endChangeMail(tx, { id: mail.id, now: app.clock(), isRefused: true });
    const name = mail.user_id === null ? 'AGENCY_CONTACT_CHANGED' : 'AGENCY_CHANGED';
    await raiseOperatorTask(app, tx, {
      kind: 'MAIL_REFUSED',
      subject: mail.id,
      reference: refusal.recipient,
      detail: `mail=${name} reply=${refusal.reply}`,
    });
  });
}
