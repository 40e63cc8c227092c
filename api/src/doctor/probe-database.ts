import { type Fault, notReached, type ProbeResult } from '../adapters/probe/probe-result.ts';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/client.ts';
import { GRANT, judgeDatabaseError, LET_WRITE, NAME_ANOTHER } from '../db/judge-database-error.ts';
import { type DatabaseLook, lookAtDatabase } from '../db/look-at-database.ts';

const OLDEST = 15;

/** Looks at the configured database and changes nothing in it. */
export async function probeDatabase(config: Config['database'], timeoutMs: number): Promise<ProbeResult> {
  // One process at a time has it, and makes it when it is not there.
  if (config.kind === 'pglite')
    return { faults: [], facts: ['embedded, looked into by its API alone'], clockOffsetMs: null };
  const { db, close } = await openDatabase(config);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'late');
  });
  try {
    const look = await Promise.race([lookAtDatabase(db), late]);
    if (look !== 'late') return judge(look);
    return notReached(
      'slow',
      `The database did not answer within ${timeoutMs / 1000} s.`,
      'Compare the host of DATABASE_URL, and see whether this machine may connect to it.',
    );
  } catch (error) {
    const known = judgeDatabaseError(error);
    if (known !== null) return { faults: [known], facts: [], clockOffsetMs: null };
    const reason = error instanceof Error ? error.message : String(error);
    return notReached(
      'failing',
      `The database can't be read: ${reason}.`,
      'Compare host and port of DATABASE_URL: something else may answer there.',
    );
  } finally {
    clearTimeout(timer);
    await close();
  }
}

function judge({
  version,
  pending,
  requires,
  mayCreate,
  readOnly,
  foreignTables,
}: DatabaseLook): ProbeResult {
  const faults: Fault[] = [
    ...(version >= OLDEST
      ? []
      : [fault('wrong-setting', `It is PostgreSQL ${version}.`, `Take PostgreSQL ${OLDEST} or newer.`)]),
    ...(requires === null
      ? []
      : [
          fault(
            'wrong-setting',
            `A later release migrated it; this one would have to know ${requires}.`,
            'Start that release or a later one.',
          ),
        ]),
    ...(foreignTables.length === 0
      ? []
      : [
          fault(
            'wrong-account',
            `It holds tables of something else (${foreignTables.join(', ')}).`,
            NAME_ANOTHER,
          ),
        ]),
    ...(readOnly === null
      ? []
      : [
          fault(
            'wrong-setting',
            `It is read-only${readOnly === 'standby' ? ', as a standby' : ''}.`,
            LET_WRITE,
          ),
        ]),
    ...(mayCreate ? [] : [fault('missing-right', 'Its user may not make tables.', GRANT)]),
  ];
  const migrated = pending.length === 0 ? 'up to date' : `${pending.length} migrations at the next start`;
  return { faults, facts: [`PostgreSQL ${version}`, migrated], clockOffsetMs: null };
}

function fault(kind: Fault['kind'], text: string, mend: string): Fault {
  return { kind, text, mend };
}
