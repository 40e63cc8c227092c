import { toSearchText } from '@yado/shared/routing/search-text';
import { isCalendarDate } from '@yado/shared/format/calendar-date';
import type { Known } from '@yado/shared/contract/known';
import type { PaperKind, PapersInput } from '../screens/Papers/__generated__/PapersScreenQuery.graphql';

/** Empty texts ask for nothing; days are `YYYY-MM-DD`, amounts whole yen. */
export interface PaperFilter {
  from: string;
  to: string;
  amountFrom: string;
  amountTo: string;
  counterparty: string;
  kind: Known<PaperKind> | '';
  /** For desks; empty for all of them. */
  branchId: string;
}

export const noPaperFilter: PaperFilter = {
  from: '',
  to: '',
  amountFrom: '',
  amountTo: '',
  counterparty: '',
  kind: '',
  branchId: '',
};

const words = {
  from: 'from',
  to: 'to',
  amountFrom: 'amount-from',
  amountTo: 'amount-to',
  counterparty: 'counterparty',
  branchId: 'branch',
} as const;
const kindWords: Readonly<Record<string, Known<PaperKind>>> = {
  invoice: 'INVOICE',
  receipt: 'RECEIPT',
  return: 'RETURN',
};
const MAX_AMOUNT = 2_000_000_000;

/** Reads the address of the list; values that mean nothing are dropped. */
export function papersFromParams(params: URLSearchParams): PaperFilter {
  const text = (field: keyof typeof words) => toSearchText(params.get(words[field]));
  const day = (field: 'from' | 'to') => (isCalendarDate(text(field)) ? text(field) : '');
  const amount = (field: 'amountFrom' | 'amountTo') => (readAmount(text(field)) === null ? '' : text(field));
  const filter = {
    from: day('from'),
    to: day('to'),
    amountFrom: amount('amountFrom'),
    amountTo: amount('amountTo'),
    counterparty: text('counterparty').slice(0, 100),
    kind: kindWords[params.get('kind') ?? ''] ?? '',
    branchId: text('branchId'),
  } as const;
  // The server would refuse a range that ends before it begins.
  if (paperProblems(filter).to) return { ...filter, to: '' };
  return paperProblems(filter).amountTo ? { ...filter, amountTo: '' } : filter;
}

/** Writes that address; what says nothing is left out. */
export function papersToParams(filter: PaperFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of Object.keys(words) as (keyof typeof words)[]) {
    const value = toSearchText(filter[field]);
    if (value) params.set(words[field], value);
  }
  if (filter.kind) params.set('kind', filter.kind.toLowerCase());
  return params;
}

/** The filter as the API takes it. */
export function papersToInput(filter: PaperFilter): PapersInput {
  const text = (value: string) => value.trim() || undefined;
  return {
    issuedFrom: text(filter.from),
    issuedTo: text(filter.to),
    amountFrom: readAmount(filter.amountFrom),
    amountTo: readAmount(filter.amountTo),
    counterparty: text(filter.counterparty),
    kinds: filter.kind ? [filter.kind] : undefined,
    branchId: text(filter.branchId),
  };
}

/** What is wrong with what was typed, by field. */
export function paperProblems(
  filter: PaperFilter,
): Partial<Record<'to' | 'amountFrom' | 'amountTo', string>> {
  const [from, to] = [readAmount(filter.amountFrom), readAmount(filter.amountTo)];
  const number = (typed: string, amount: number | null) =>
    typed.trim() !== '' && amount === null ? '金額は円単位の数字で入力してください。' : undefined;
  const amountTo =
    number(filter.amountTo, to) ??
    (from !== null && to !== null && from > to
      ? '上限は、下限と同じかそれより大きくしてください。'
      : undefined);
  return {
    to:
      filter.from && filter.to && filter.from > filter.to
        ? '終わりの日は、始まりの日と同じかそれより後にしてください。'
        : undefined,
    amountFrom: number(filter.amountFrom, from),
    amountTo,
  };
}

/** How many conditions there are; a range counts once. */
export function countPaperConditions(filter: PaperFilter): number {
  const { from, to, amountFrom, amountTo, counterparty, kind, branchId } = filter;
  return [from || to, amountFrom || amountTo, counterparty, kind, branchId].filter(Boolean).length;
}

/** Whole yen, also typed with separators or in wide digits, as Japanese keyboards do; null for anything else. */
function readAmount(typed: string): number | null {
  const text = typed.normalize('NFKC').replace(/[\s,¥]/g, '');
  if (!/^-?\d{1,10}$/.test(text)) return null;
  const amount = Number(text);
  return Math.abs(amount) <= MAX_AMOUNT ? amount : null;
}
