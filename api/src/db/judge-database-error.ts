import type { Fault } from '../adapters/probe/probe-result.ts';

/** What a person does about a right that is missing. */
export const GRANT = 'Make the user of DATABASE_URL the owner of its database.';

/** What a person does about a database that is not ours, or can't be written. */
export const NAME_ANOTHER = 'Name an empty database in DATABASE_URL, or the one of this installation.';
export const LET_WRITE =
  'Name the primary in DATABASE_URL, and a user and database without default_transaction_read_only.';

const BY_CODE: Readonly<Record<string, Fault>> = {
  '28P01': {
    kind: 'refused-key',
    text: 'The database does not take the user or its password',
    mend: 'Set DATABASE_URL with the right user and password, special characters as %40.',
  },
  '28000': {
    kind: 'refused-key',
    text: 'The database does not take the user from this machine',
    mend: 'Set DATABASE_URL with a user of the database, and see its pg_hba.conf.',
  },
  '3D000': {
    kind: 'wrong-account',
    text: 'There is no database of that name',
    mend: 'Make it, or name another in DATABASE_URL.',
  },
  '42P07': { kind: 'wrong-account', text: 'The database holds tables of something else', mend: NAME_ANOTHER },
  '25006': { kind: 'wrong-setting', text: 'The database is read-only', mend: LET_WRITE },
  '42501': { kind: 'missing-right', text: 'The user of the database may not do this', mend: GRANT },
};

/** What PostgreSQL, or the way to it, says against us, by its code; null for an error that is about something else. */
export function judgeDatabaseError(error: unknown): Fault | null {
  const code = readCode(error);
  const known = BY_CODE[code];
  if (known) return { ...known, text: `${known.text} (${code}).` };
  if (/^(?:08|53|57P)/.test(code))
    return {
      kind: 'failing',
      text: `The database takes no connection (${code}).`,
      mend: 'Look at the log of the database.',
    };
  if (!/^E[A-Z_]+$/.test(code)) return null;
  return {
    kind: 'unreachable',
    text: `There is no connection to the database (${code}).`,
    mend: 'Compare host and port of DATABASE_URL, and see whether this machine may connect to them.',
  };
}

/** A connection that was lost names its reason as the cause. */
function readCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : readCode(error.cause);
}
