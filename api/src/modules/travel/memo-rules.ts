import type { Viewer } from '../viewer/viewer.ts';
import type { MemoKind } from './tables.ts';

/** Who wrote a memo may take it back; administrators also those of their company's people on trips they see. */
export function mayDeleteMemo(viewer: Viewer, memo: { author_id: string; kind: MemoKind }): boolean {
  if (memo.author_id === viewer.userId) return true;
  return memo.kind === 'COMPANY' && viewer.role === 'COMPANY_ADMIN';
}
