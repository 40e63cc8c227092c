import { expect, it } from 'vitest';
import { lastMonth, periodProblems } from './accounting-period.ts';

it.each([
  ['2026-12-01', { from: '2026-11-01', to: '2026-11-30' }],
  ['2027-01-31', { from: '2026-12-01', to: '2026-12-31' }],
  ['2028-03-15', { from: '2028-02-01', to: '2028-02-29' }],
])('the month before that of %s', (today, period) => {
  expect(lastMonth(today)).toEqual(period);
});

it('names what is missing, and a period that ends before it begins', () => {
  expect(periodProblems({ from: '2026-11-01', to: '2026-11-01' })).toEqual({});
  expect(periodProblems({ from: '', to: '2026-02-30' })).toEqual({
    from: '日付を入力してください。',
    to: '日付を入力してください。',
  });
  expect(periodProblems({ from: '2026-11-02', to: '2026-11-01' }).to).toContain('終わりの日は');
});
