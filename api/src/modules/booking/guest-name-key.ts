import { type RawBuilder, sql } from 'kysely';
import { NAME_SEPARATORS } from './name-separators.ts';

/** The key by which `getGuestKeys` names a guest, of two expressions of SQL. */
export function guestNameKey(family: RawBuilder<string>, given: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`translate(upper(${family}), ${NAME_SEPARATORS}, '') || '|' || translate(upper(${given}), ${NAME_SEPARATORS}, '')`;
}
