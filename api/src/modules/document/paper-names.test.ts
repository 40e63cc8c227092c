import { describe, expect, it } from 'vitest';
import { paperName, paperNames } from './paper-names.ts';

const paper = { kind: 'INVOICE', edition: 'ISSUED', issued_on: '2026-11-01', total_price: 51_700 } as const;

describe('the name of a paper', () => {
  it('says day, counterparty, amount and kind', () => {
    expect(paperName(paper, 'Yado株式会社')).toBe('20261101_Yado株式会社_51700_請求書');
    expect(paperName({ ...paper, kind: 'RETURN', total_price: -4_000 }, 'A')).toBe(
      '20261101_A_-4000_返金明細書',
    );
    expect(paperName({ ...paper, edition: 'VOID' }, 'A')).toBe('20261101_A_51700_請求書(取消)');
  });

  it('is no path and has four parts, whatever the counterparty is called', () => {
    expect(paperName(paper, '../a_b/ c:"d"\u202e')).toBe('20261101_a b c d_51700_請求書');
  });

  it('is unique in one file', () => {
    const names = paperNames([paper, paper, { ...paper, total_price: 1 }, paper], () => 'A');
    expect(names.map((name) => name.slice(9))).toEqual([
      'A_51700_請求書',
      'A_51700_請求書_2',
      'A_1_請求書',
      'A_51700_請求書_3',
    ]);
  });
});
