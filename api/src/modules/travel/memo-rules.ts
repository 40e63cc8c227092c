import type { Viewer } from '../viewer/viewer.ts';
import type { MemoKind, TravelRow } from './tables.ts';

/** Who writes memos of a kind on a trip that they see: its company, its agency, the operators. */
export function mayWriteMemo(viewer: Viewer, kind: MemoKind, travel: Pick<TravelRow, 'branch_id'>): boolean {
  switch (kind) {
    case 'COMPANY':
      return viewer.branchId === travel.branch_id;
    case 'AGENCY':
      return viewer.permissions.has('AGENCY_DESK');
    case 'OPERATOR':
      return viewer.permissions.has('OPERATOR_DESK');
  }
}

/** Who wrote a memo may take it back; administrators also those of their company's people on trips they see. */
export function mayDeleteMemo(viewer: Viewer, memo: { author_id: string; kind: MemoKind }): boolean {
  if (memo.author_id === viewer.userId) return true;
  return memo.kind === 'COMPANY' && viewer.role === 'COMPANY_ADMIN';
}
