import type { AppContext } from '../../context.ts';
import { ForbiddenError } from '../../lib/errors.ts';
import { type Connection, creationKey, readCreationPage, toConnection } from '../../graphql/connection.ts';
import { findAgencies } from '../organization/organization-store.ts';
import type { AgencyRow, UserRow } from '../organization/tables.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { createDeskUser, type CreateDeskUserResult } from './create-desk-user.ts';
import { countAgencies, countDeskUsers, type Desk, findAgencyPage, findDeskUserPage } from './desk-store.ts';

interface PageArgs {
  keyword?: string | null;
  first?: number | null;
  after?: string | null;
}

/** The agencies, oldest first; for operators. */
export async function listAgencies(
  app: AppContext,
  viewer: Viewer,
  args: PageArgs,
): Promise<Connection<AgencyRow>> {
  requireOperator(viewer);
  const page = readCreationPage(args);
  const keyword = getKeyword(args);
  const rows = await findAgencyPage(app.db, keyword, page);
  return toConnection(rows, page, await countAgencies(app.db, keyword), creationKey);
}

/** An agency for operators, and its own people their own; null when it does not exist for the viewer. */
export async function readAgency(app: AppContext, viewer: Viewer, id: string): Promise<AgencyRow | null> {
  const own = ownAgency(viewer);
  const [agency] = own === null || own === id ? await findAgencies(app.db, [id]) : [];
  return agency ?? null;
}

/** An agency user's own colleagues; for operators those of one agency or of all. Oldest first. */
export async function listAgencyUsers(
  app: AppContext,
  viewer: Viewer,
  args: PageArgs & { agencyId?: string | null },
): Promise<Connection<UserRow>> {
  const own = ownAgency(viewer);
  const asked = args.agencyId ?? own;
  // Another agency looks to them like one that does not exist.
  const agencyId = own !== null && asked !== own ? '' : asked;
  return listDesk(app, { role: 'AGENCY', agencyId, keyword: getKeyword(args) }, args);
}

/** The operators, oldest first; for operators. */
export async function listOperators(
  app: AppContext,
  viewer: Viewer,
  args: PageArgs,
): Promise<Connection<UserRow>> {
  requireOperator(viewer);
  return listDesk(app, { role: 'OPERATOR', keyword: getKeyword(args) }, args);
}

async function listDesk(app: AppContext, desk: Desk, args: PageArgs): Promise<Connection<UserRow>> {
  const page = readCreationPage(args);
  const rows = await findDeskUserPage(app.db, desk, page);
  return toConnection(rows, page, await countDeskUsers(app.db, desk), creationKey);
}

/** Adds an operator. The account and the mail with a link for its first password follow by tasks. */
export async function createOperator(
  app: AppContext,
  viewer: Viewer,
  input: { email: string; name: string },
): Promise<CreateDeskUserResult> {
  requireOperator(viewer);
  return createDeskUser(app, input, { agencyId: null, isForOperator: true });
}

/** Adds an agency user: an agency user to the own agency, an operator to any. As for createOperator otherwise. */
export async function createAgencyOperator(
  app: AppContext,
  viewer: Viewer,
  input: { agencyId: string; email: string; name: string },
): Promise<CreateDeskUserResult> {
  const agency = await readAgency(app, viewer, input.agencyId);
  if (agency === null) return { kind: 'failed', code: 'AGENCY_NOT_FOUND' };
  return createDeskUser(app, input, { agencyId: agency.id, isForOperator: viewer.role === 'OPERATOR' });
}

function getKeyword({ keyword }: PageArgs): string | null {
  return keyword?.trim() || null;
}

/** Null for an operator, who reaches all agencies. Throws ForbiddenError for everybody else without one. */
export function ownAgency(viewer: Viewer): string | null {
  if (viewer.role === 'OPERATOR') return null;
  if (viewer.role === 'AGENCY' && viewer.agencyId !== null) return viewer.agencyId;
  throw new ForbiddenError();
}

function requireOperator(viewer: Viewer): void {
  if (!viewer.permissions.has('OPERATOR_DESK')) throw new ForbiddenError();
}
