import type { PaperRow } from '../paper/tables.ts';

type Named = Pick<PaperRow, 'kind' | 'edition' | 'issued_on' | 'total_price'>;

/** What a paper is called, the same on it, in the archive, in its file's name and on screens. */
export function paperTitle({ kind, edition }: Pick<PaperRow, 'kind' | 'edition'>): string {
  if (kind === 'INVOICE') return edition === 'VOID' ? '請求書(取消)' : '請求書';
  return kind === 'RECEIPT' ? '領収書' : '返金明細書';
}

/**
 * The name of a paper's file without its ending, `YYYYMMDD_相手先_金額_種別`, as the tax agency's example for keeping
 * electronic records names them; without what file systems refuse.
 */
export function paperName(paper: Named, counterparty: string): string {
  const safe = counterparty
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|\s_]+/gu, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 60)
    .trim();
  return [paper.issued_on.replaceAll('-', ''), safe, paper.total_price, paperTitle(paper)].join('_');
}

/** The same for many at once: where two would be equal, the later ones end in `_2`, `_3`. */
export function paperNames<T extends Named>(
  papers: readonly T[],
  getCounterparty: (paper: T) => string,
): string[] {
  const used = new Map<string, number>();
  return papers.map((paper) => {
    const name = paperName(paper, getCounterparty(paper));
    // Some file systems take two names for one that differ in the case or the width of letters.
    const key = name.normalize('NFKC').toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return count === 1 ? name : `${name}_${count}`;
  });
}
