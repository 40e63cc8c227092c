import type { AppContext } from '../../context.ts';
import { type Connection, creationKey, readCreationPage, toConnection } from '../../graphql/connection.ts';
import { ForbiddenError } from '../../lib/errors.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { countChanges, findChangePage } from './change-store.ts';
import type { AgencyChangeRow } from './tables.ts';

/** The changes of an agency, latest first: its own people's, for operators any. Another agency looks unchanged. */
export async function listAgencyChanges(
  app: AppContext,
  viewer: Viewer,
  args: { agencyId?: string | null; first?: number | null; after?: string | null },
): Promise<Connection<AgencyChangeRow>> {
  const isOperator = viewer.role === 'OPERATOR';
  if (!isOperator && (viewer.role !== 'AGENCY' || viewer.agencyId === null)) throw new ForbiddenError();
  const asked = args.agencyId ?? viewer.agencyId;
  const agencyId = (isOperator || asked === viewer.agencyId ? asked : null) ?? '';
  const page = readCreationPage(args);
  const rows = await findChangePage(app.db, agencyId, page);
  return toConnection(rows, page, await countChanges(app.db, agencyId), creationKey);
}
