import type { AppContext } from '../../context.ts';
import type {
  AccountingFileErrorCode,
  AccountingFileInput,
} from '../../graphql/__generated__/schema-types.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import { countEntries, countOpenRooms, type EntryPeriod, findEntries } from '../accounting/entry-store.ts';
import { readProfile } from '../accounting/own-profile-service.ts';
import type { AccountingProfile } from '../accounting/profiles.ts';
import { recordEntries } from '../accounting/record-entries.ts';
import type { Replacement } from '../accounting/shift-jis.ts';
import { findBranches } from '../organization/organization-store.ts';
import type { BranchRow } from '../organization/tables.ts';
import { findAccountingBatch, openBatch, takeAccountingBatch } from '../paper/fetch-store.ts';
import { toPaperFilter } from '../paper/paper-service.ts';
import { dayInZone } from '../rate/calendar.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { accountingCsv } from './accounting-csv.ts';
import type { DocumentFile } from './document-file.ts';
import { linkTo } from './link-service.ts';

const ROWS_AT_MOST = 20_000;

export interface PreparedAccountingFile {
  url: string;
  expiresAt: Date;
  rowCount: number;
  /** Rooms whose check-out is in the period and still to come. */
  openRooms: number;
  /** What the charset could not hold; the file has something else there. */
  replacements: Replacement[];
}

/** A link that opens once, to the file of a period (days in Japan, inclusive) for an accounting software; or why not. */
export async function prepareAccountingFile(
  app: AppContext,
  viewer: Viewer,
  input: AccountingFileInput,
): Promise<PreparedAccountingFile | { errorCode: AccountingFileErrorCode; openRooms: number }> {
  if (input.from > input.to) throw new InvalidInputError('to must not be before from.');
  const branchId = input.branchId ?? viewer.branchId;
  if (branchId === null) return { errorCode: 'BRANCH_REQUIRED', openRooms: 0 };
  const branch = await findReached(app, viewer, branchId);
  if (!branch) return { errorCode: 'NOTHING_FOUND', openRooms: 0 };
  const profile = await readProfile(app, branch.company_id, input.profileId);
  if (!profile) return { errorCode: 'PROFILE_NOT_FOUND', openRooms: 0 };
  await recordEntries(app, branchId);
  const now = app.clock();
  const period = { branchId, from: input.from, to: input.to, until: now };
  const count = await countEntries(app.db, period);
  const openRooms = await countOpenRooms(app.db, period, dayInZone(now, 'Asia/Tokyo'));
  if (count === 0) return { errorCode: 'NOTHING_FOUND', openRooms };
  if (count > ROWS_AT_MOST) return { errorCode: 'TOO_MANY', openRooms };
  const { replacements } = await write(app, profile, period);
  const batchId = await openBatch(app.db, {
    branchId,
    userId: viewer.userId,
    filter: toPaperFilter({ branchId, issuedFrom: input.from, issuedTo: input.to }),
    count,
    now,
    accountingProfile: profile.id,
  });
  const claim = { kind: 'accounting', userId: viewer.userId, batchId } as const;
  return { ...(await linkTo(app, claim, viewer.agencyId)), rowCount: count, openRooms, replacements };
}

/** The file of such a link; null when it was opened before or the branch is out of the viewer's reach. */
export async function accountingFile(
  app: AppContext,
  viewer: Viewer,
  batchId: string,
): Promise<DocumentFile | null> {
  const { userId } = viewer;
  const batch = await findAccountingBatch(app.db, { id: batchId, userId });
  const branch = batch && (await findReached(app, viewer, batch.branchId));
  const profile = branch && (await readProfile(app, branch.company_id, batch.profileId));
  if (!profile) return null;
  if (!(await takeAccountingBatch(app.db, { id: batchId, userId, now: app.clock() }))) return null;
  const { bytes } = await write(app, profile, { ...batch, until: batch.askedAt });
  const days = `${batch.from}_${batch.to}`.replaceAll('-', '');
  return {
    body: bytes,
    mediaType: `text/csv; charset=${profile.charset === 'SHIFT_JIS' ? 'shift_jis' : 'utf-8'}`,
    fileName: `${profile.name}_${days}.csv`,
    asciiName: `accounting-${days}.csv`,
  };
}

/** A branch whose files the viewer may have; null for any other. */
async function findReached(app: AppContext, viewer: Viewer, branchId: string): Promise<BranchRow | null> {
  const scope = getTenantScope(viewer);
  const [branch] = await findBranches(app.db, [branchId]);
  const isReached =
    scope.kind === 'all' ||
    (scope.kind === 'branch' ? scope.branchId === branchId : scope.agencyId === branch?.agency_id);
  return branch && isReached ? branch : null;
}

async function write(app: AppContext, profile: AccountingProfile, period: EntryPeriod) {
  return accountingCsv(profile, await findEntries(app.db, period));
}
