import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { readOneLine } from '../../lib/one-line.ts';
import { type Changes, updateAsSeen } from './update-as-seen.ts';
import type { CompanyRow } from './tables.ts';

const CODE = /^[A-Z0-9](?:[A-Z0-9-]{0,18}[A-Z0-9])?$/;
const MAX_NAME = 100;

export interface CompanyFields {
  code: string;
  name: string;
}

/** The code by which people name a company, and its name; the field that is wrong instead. */
export function readCompany(input: CompanyFields): CompanyFields | { wrong: 'code' | 'name' } {
  const code = input.code.normalize('NFKC').trim().toUpperCase();
  if (!CODE.test(code)) return { wrong: 'code' };
  const name = readOneLine(input.name, MAX_NAME);
  return name === null ? { wrong: 'name' } : { code, name };
}

export async function findCompanyByCode(app: AppContext, code: string): Promise<CompanyRow | null> {
  const row = await app.db
    .selectFrom('companies')
    .selectAll()
    .where('code', '=', code.normalize('NFKC').trim().toUpperCase())
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a company; null when another one has the code. */
export async function createCompany(app: AppContext, company: CompanyFields): Promise<CompanyRow | null> {
  const row = await app.db
    .insertInto('companies')
    .values({ id: newId(), ...company, created_at: app.clock() })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a company as somebody saw it; false when it differs from that by now. */
export async function changeCompany(app: AppContext, id: string, changes: Changes): Promise<boolean> {
  return updateAsSeen(app.db, 'companies', id, changes);
}
