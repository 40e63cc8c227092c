import { expect, test } from 'vitest';
import { fillAddress } from './fill-address.ts';

const found = { state: '東京都', cityAndLine: '千代田区丸の内' };

test.each([
  [{ state: '', cityAndLine: '' }, 'fill'],
  [{ state: '大阪府', cityAndLine: ' ' }, 'fill'],
  [{ state: '東京都', cityAndLine: '千代田区丸の内1-1-1' }, 'there'],
  [{ state: '大阪府', cityAndLine: '千代田区丸の内1-1-1' }, 'offer'],
  [{ state: '東京都', cityAndLine: '中央区銀座1-1' }, 'offer'],
] as const)('%o: %s', (fields, kind) => expect(fillAddress(fields, found)).toEqual({ kind }));
