import { describe, expect, it } from 'vitest';
import {
  countPaperConditions,
  noPaperFilter,
  type PaperFilter,
  paperProblems,
  papersFromParams,
  papersToInput,
  papersToParams,
} from './paper-filter.ts';

const read = (text: string) => papersFromParams(new URLSearchParams(text));

describe('the filter of papers in the address', () => {
  it('comes back as it was written', () => {
    const filter: PaperFilter = {
      from: '2026-11-01',
      to: '2026-11-30',
      amountFrom: '-5000',
      amountTo: '60000',
      counterparty: 'みらい トラベル',
      kind: 'RETURN',
      branchId: 'b1',
    };
    expect(papersFromParams(papersToParams(filter))).toEqual(filter);
    expect(countPaperConditions(filter)).toBe(5);
    expect(papersToParams(noPaperFilter).size).toBe(0);
  });

  it('drops what means nothing and what the server would refuse', () => {
    expect(read('from=2026-02-30&amount-from=abc&kind=letter')).toEqual(noPaperFilter);
    expect(read('from=2026-11-02&to=2026-11-01')).toEqual({ ...noPaperFilter, from: '2026-11-02' });
    expect(read('amount-from=2&amount-to=1')).toEqual({ ...noPaperFilter, amountFrom: '2' });
  });

  it('reads amounts as Japanese keyboards write them, and names those it can not read', () => {
    const typed = { ...noPaperFilter, amountFrom: '¥1,000', amountTo: '50000' };
    expect(papersToInput(typed)).toMatchObject({ amountFrom: 1_000, amountTo: 50_000 });
    expect(paperProblems({ ...noPaperFilter, amountFrom: '約千円' }).amountFrom).toBe(
      '金額は円単位の数字で入力してください。',
    );
    expect(paperProblems({ ...noPaperFilter, amountFrom: '2', amountTo: '1' }).amountTo).toContain('上限');
    expect(paperProblems({ ...noPaperFilter, from: '2026-11-02', to: '2026-11-01' }).to).toContain(
      '終わりの日',
    );
  });
});
