import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type {
  AccountingProfileErrorCode,
  SaveAccountingProfileInput,
} from '../../graphql/__generated__/schema-types.ts';
import { ForbiddenError, NotFoundError } from '../../lib/errors.ts';
import { readOneLine } from '../../lib/one-line.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { MAX_TEXT, readColumns, toProfile } from './own-format.ts';
import {
  deleteOwnProfile,
  findOwnProfile,
  findOwnProfiles,
  insertOwnProfile,
  isSameName,
  updateOwnProfile,
} from './own-profile-store.ts';
import { type AccountingProfile, accountingProfiles, findProfile } from './profiles.ts';

const PROFILES_AT_MOST = 20;

/** A profile, and whether a company has made it for itself. */
export interface OfferedProfile {
  profile: AccountingProfile;
  isOwn: boolean;
}

/** What the viewer may choose from: every software, then the formats of the viewer's company. */
export async function listProfiles(app: AppContext, viewer: Viewer): Promise<OfferedProfile[]> {
  const own = viewer.companyId === null ? [] : await findOwnProfiles(app.db, viewer.companyId);
  return [
    ...accountingProfiles.map((profile) => ({ profile, isOwn: false })),
    ...own.map((row) => ({ profile: toProfile(row), isOwn: true })),
  ];
}

/** A profile of software, or a company's own; null when it has no such. */
export async function readProfile(
  app: AppContext,
  companyId: string,
  id: string,
): Promise<AccountingProfile | null> {
  const known = findProfile(id);
  if (known) return known;
  const own = await findOwnProfile(app.db, companyId, id);
  return own && toProfile(own);
}

/** Keeps a format for all branches of the viewer's company, as a new one or over one of them. */
export async function saveProfile(
  app: AppContext,
  viewer: Viewer,
  { profileId, name: typedName, format }: SaveAccountingProfileInput,
): Promise<OfferedProfile | { errorCode: AccountingProfileErrorCode }> {
  const companyId = requireCompany(viewer);
  // What does not exist says so whatever else was sent.
  if (profileId && !(await findOwnProfile(app.db, companyId, profileId))) {
    return { errorCode: 'PROFILE_NOT_FOUND' };
  }
  const name = readOneLine(typedName, MAX_TEXT);
  if (name === null) return { errorCode: 'INVALID_NAME' };
  const taken = accountingProfiles.some((profile) => isSameName(profile.name, name));
  if (taken) return { errorCode: 'DUPLICATE_NAME' };
  const read = readColumns(format.columns);
  if ('errorCode' in read) return read;
  const now = app.clock();
  const facts = {
    name,
    charset: format.charset,
    date_format: format.dateFormat,
    sign: format.sign,
    has_header: format.hasHeader,
    columns: read.columns,
    updated_by: viewer.userId,
    updated_at: now,
  };
  if (profileId) {
    const row = await updateOwnProfile(app.db, { companyId, id: profileId }, facts);
    if (row === 'DUPLICATE_NAME') return { errorCode: row };
    return row ? { profile: toProfile(row), isOwn: true } : { errorCode: 'PROFILE_NOT_FOUND' };
  }
  const created = { ...facts, id: newId(), company_id: companyId, created_at: now };
  const row = await insertOwnProfile(app.db, created, PROFILES_AT_MOST);
  return typeof row === 'string' ? { errorCode: row } : { profile: toProfile(row), isOwn: true };
}

/** Takes a format of the viewer's company off the list. Throws NotFoundError when it has no such. */
export async function deleteProfile(app: AppContext, viewer: Viewer, id: string): Promise<string> {
  const by = { userId: viewer.userId, now: app.clock() };
  if (!(await deleteOwnProfile(app.db, { companyId: requireCompany(viewer), id }, by))) {
    throw new NotFoundError();
  }
  return id;
}

function requireCompany({ companyId }: Viewer): string {
  if (companyId === null) throw new ForbiddenError();
  return companyId;
}
