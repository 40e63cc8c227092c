import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Page } from '../../graphql/connection.ts';
import { japaneseKey } from '../catalog/normalize.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';
import { keyOf } from './counterparty-key.ts';
import type { PaperFilter, PaperRow } from './tables.ts';

/** A paper of the list, with what became of it since. */
export type ListedPaper = PaperRow & { voided: boolean; corrected: boolean };

/** The papers inside the scope that match. Copies of a receipt are no papers of their own. */
function papersIn(db: Db, scope: TenantScope, filter: PaperFilter) {
  return db
    .selectFrom('papers')
    .innerJoin('branches', 'branches.id', 'papers.branch_id')
    .where('papers.edition', '<>', 'COPY')
    .where((eb) => {
      const tests: Expression<SqlBool>[] = [];
      if (scope.kind === 'branch') tests.push(eb('papers.branch_id', '=', scope.branchId));
      if (scope.kind === 'agency') tests.push(eb('branches.agency_id', '=', scope.agencyId));
      if (filter.branchId !== null) tests.push(eb('papers.branch_id', '=', filter.branchId));
      if (filter.issuedFrom !== null) tests.push(eb('papers.issued_on', '>=', filter.issuedFrom));
      if (filter.issuedTo !== null) tests.push(eb('papers.issued_on', '<=', filter.issuedTo));
      if (filter.amountFrom !== null) tests.push(eb('papers.total_price', '>=', filter.amountFrom));
      if (filter.amountTo !== null) tests.push(eb('papers.total_price', '<=', filter.amountTo));
      if (filter.kinds.length > 0) tests.push(eb('papers.kind', 'in', [...filter.kinds]));
      if (filter.counterparty !== null) {
        const key = japaneseKey(filter.counterparty);
        // Of signs alone nothing is left: no name has them only.
        const isIn = sql<boolean>`strpos(${keyOf(counterpartyColumn(scope))}, ${key}) > 0`;
        tests.push(key === '' ? sql<boolean>`false` : isIn);
      }
      return eb.and(tests);
    });
}

/** The other side of a paper: to a company who issued it, to a desk whom it is made out to. */
function counterpartyColumn(scope: TenantScope): 'papers.issuer' | 'papers.addressee' {
  return scope.kind === 'branch' ? 'papers.issuer' : 'papers.addressee';
}

/** Who the other side of a paper is, to a viewer of this scope. */
export function counterpartyOf(scope: TenantScope, paper: PaperRow): string {
  return counterpartyColumn(scope) === 'papers.issuer' ? paper.issuer : paper.addressee;
}

/** One page of papers and one row more, newest day first. */
export async function findPaperPage(
  db: Db,
  scope: TenantScope,
  filter: PaperFilter,
  page: Page,
): Promise<ListedPaper[]> {
  const [day = null, id = null] = page.after ?? [];
  return papersIn(db, scope, filter)
    .$if(day !== null, (query) =>
      query.where(sql<boolean>`(papers.issued_on, papers.id) < (${day}::date, ${id})`),
    )
    .selectAll('papers')
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('invoices')
            .whereRef('invoices.id', '=', 'papers.invoice_id')
            .where('invoices.status', '=', 'VOID'),
        )
        .$castTo<boolean>()
        .as('voided'),
      eb
        .exists(eb.selectFrom('receipts').whereRef('receipts.original_id', '=', 'papers.receipt_id'))
        .$castTo<boolean>()
        .as('corrected'),
    ])
    .orderBy('papers.issued_on', 'desc')
    .orderBy('papers.id', 'desc')
    .limit(page.first + 1)
    .execute();
}

export async function countPapers(db: Db, scope: TenantScope, filter: PaperFilter): Promise<number> {
  const { count } = await papersIn(db, scope, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A paper inside the scope; a foreign one is absent. */
export async function findPaper(db: Db, scope: TenantScope, id: string): Promise<PaperRow | null> {
  const row = await papersIn(db, scope, everything)
    .selectAll('papers')
    .where('papers.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const everything: PaperFilter = {
  branchId: null,
  issuedFrom: null,
  issuedTo: null,
  amountFrom: null,
  amountTo: null,
  counterparty: null,
  kinds: [],
};
