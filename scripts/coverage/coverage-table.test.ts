import { expect, it } from 'vitest';
import { coverageTable } from './coverage-table.ts';

it('prints a line per row with the number of tests and each file once, below its section', () => {
  const table = coverageTable([
    { row: '1.agency', what: 'An agency brings its brand', files: ['a.test.ts', 'b.spec.ts', 'a.test.ts'] },
    { row: '9.toast', what: 'Messages leave', files: [] },
  ]);
  expect(table).toBe(
    [
      '1. What the product does and for whom',
      '1.agency | An agency brings its brand | 3 | a.test.ts, b.spec.ts',
      '',
      '9. Business constants and limits',
      '9.toast  | Messages leave             | 0 | ',
    ].join('\n'),
  );
});
