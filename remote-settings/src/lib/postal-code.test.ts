import { expect, test } from 'vitest';
import { readPostalCode } from './postal-code.ts';

test.each(['1000005', '100-0005', '〒100-0005', '１００－０００５', ' 100 0005 ', '100ー0005'])(
  'reads %s',
  (typed) => expect(readPostalCode(typed)).toBe('100-0005'),
);

test.each(['', '100-000', '100-00055', '100-000A', '〒', '一〇〇'])('refuses %j', (typed) =>
  expect(readPostalCode(typed)).toBeNull(),
);
