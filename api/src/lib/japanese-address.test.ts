import { expect, it } from 'vitest';
import { formatJapaneseAddress } from './japanese-address.ts';

it.each([
  ['〒100-0005 東京都千代田区丸の内1-1-1', '100-0005', ['東京都', '千代田区丸の内1-1-1']],
  ['東京都千代田区', null, ['東京都', null, '千代田区']],
  ['〒100-0005', '100-0005', [null, undefined, '']],
  ['', null, []],
])('writes %j on one line', (line, postalCode, parts) => {
  expect(formatJapaneseAddress(postalCode, parts)).toBe(line);
});
