import { expect, it } from 'vitest';
import {
  type ColumnDraft,
  formatProblems,
  type FormatDraft,
  moveColumn,
  toFormatInput,
} from './accounting-format.ts';

const column = (title: string, more: Partial<ColumnDraft> = {}): ColumnDraft => ({
  key: title,
  title,
  field: 'KEY',
  text: '',
  ...more,
});
const draft: FormatDraft = {
  name: '自社',
  charset: 'UTF_8',
  dateFormat: 'SLASHES',
  sign: 'MINUS',
  hasHeader: true,
  columns: [column('番号')],
};

it('sends what was typed, and the text of a column only where it has one of its own', () => {
  const columns = [column(' 番号 ', { text: 'x' }), column('区分', { field: 'FIXED_TEXT', text: ' 出張 ' })];
  expect(toFormatInput({ ...draft, columns })).toEqual({
    charset: 'UTF_8',
    dateFormat: 'SLASHES',
    sign: 'MINUS',
    hasHeader: true,
    columns: [
      { title: '番号', field: 'KEY', text: undefined },
      { title: '区分', field: 'FIXED_TEXT', text: '出張' },
    ],
  });
});

it.each([
  [[], /1つ以上/],
  [Array.from({ length: 61 }, () => column('番号')), /60個まで/],
  [[column('番号'), column(' ')], /見出し/],
  [[column('金額', { field: 'PRICE' })], /「明細の番号」の列/],
])('names what is wrong with columns', (columns, problem) => {
  expect(formatProblems({ ...draft, columns }).columns).toMatch(problem);
});

it('finds nothing wrong with a whole format, and a name missing', () => {
  expect(formatProblems(draft)).toEqual({});
  expect(formatProblems({ ...draft, name: ' ' }).name).toBe('形式の名前を入力してください。');
});

it('moves a column by one place, and not beyond the ends', () => {
  const columns = ['a', 'b', 'c'].map((title) => column(title));
  const titles = (moved: readonly ColumnDraft[]) => moved.map(({ title }) => title).join('');
  expect(titles(moveColumn(columns, 0, 1))).toBe('bac');
  expect(titles(moveColumn(columns, 2, -1))).toBe('acb');
  expect(titles(moveColumn(columns, 0, -1))).toBe('abc');
  expect(titles(moveColumn(columns, 2, 1))).toBe('abc');
});
