import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/schema.ts';
import { mailLimits } from '../../limits/mail-limits.ts';
import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';
import { findAgencies, findUsers } from '../organization/organization-store.ts';
import { type Changes, updateAsSeen } from '../organization/update-as-seen.ts';
import { addMailsToUsers, addMailToAddress, isUsersAddress } from './change-mail-store.ts';
import { insertChange, wasChangedSince } from './change-store.ts';
import { findAddress } from './find-address.ts';

interface AgencyChange {
  agencyId: string;
  /** Who changes it; null: an administrator of the platform, by command. */
  userId: string | null;
  changes: Changes;
  /** What is written with it, once the agency has changed. */
  alsoWrite?: (tx: Transaction<Database>) => Promise<void>;
}

/** Whom customers pay, who issues their invoices, and the pictures that make a paper look like the issuer's. */
const payeeColumns = ['bank_account', 'registration_number', 'seal_id', 'logo_id'] as const;
const [perUser] = mailLimits.AGENCY_CHANGED.windows;
const [perContact] = mailLimits.AGENCY_CONTACT_CHANGED.windows;

/**
 * Changes an agency as somebody saw it; false when it differs from that by now, and then nothing changes. Customers pay by
 * what it says, so that with it are written who changed what, and a mail to each user of the agency: also to the one whose
 * account it was, which may be stolen.
 */
export async function changeAgency(app: AppContext, change: AgencyChange): Promise<boolean> {
  const { agencyId, userId, changes: columns, alsoWrite } = change;
  return app.db.transaction().execute(async (tx) => {
    if (!(await updateAsSeen(tx, 'agencies', agencyId, columns))) return false;
    await alsoWrite?.(tx);
    const about = { changeId: newId(), agencyId, now: app.clock() };
    await insertChange(tx, { id: about.changeId, agencyId, userId, columns, now: about.now });
    await addMailsToUsers(tx, { ...about, pauseSeconds: perUser.seconds });
    await writeToFormerContact(tx, about, columns);
    if (userId !== null) await showToOperators(app, tx, { agencyId, userId, columns });
    return true;
  });
}

/**
 * The next invoices name the new account, and the agency's own mails may go to the thief of an account: somebody outside
 * of the agency asks it. One task for each column, so that a second change does not hide the first.
 */
async function showToOperators(
  app: AppContext,
  tx: Transaction<Database>,
  { agencyId, userId, columns }: { agencyId: string; userId: string; columns: Changes },
): Promise<void> {
  const changed = payeeColumns.filter((column) => columns[column] !== undefined);
  if (changed.length === 0) return;
  const [[agency], [user]] = [await findAgencies(tx, [agencyId]), await findUsers(tx, [userId])];
  if (agency === undefined || user?.agency_id !== agencyId) return;
  for (const column of changed) {
    await raiseOperatorTask(app, tx, {
      kind: 'AGENCY_PAYEE_CHANGED',
      subject: `${agencyId}:${column}`,
      reference: agency.name,
      detail: `changed=${column} changed_by=${user.name.replaceAll(/\s+/g, '_')}`,
    });
  }
}

/**
 * Whom customers asked about invoices until now is notified. Only an address that was set for a day: else somebody
 * could have us write to any number of strangers.
 */
async function writeToFormerContact(
  tx: Transaction<Database>,
  about: { changeId: string; agencyId: string; now: Date },
  { billing_contact: contact }: Changes,
): Promise<void> {
  const { changeId, agencyId, now } = about;
  const email = findAddress(contact?.from);
  if (email === null || email === findAddress(contact?.to)) return;
  const since = new Date(now.getTime() - perContact.seconds * 1000);
  const isNew = await wasChangedSince(tx, { agencyId, column: 'billing_contact', since, exceptId: changeId });
  if (isNew || (await isUsersAddress(tx, agencyId, email))) return;
  await addMailToAddress(tx, { ...about, email });
}
