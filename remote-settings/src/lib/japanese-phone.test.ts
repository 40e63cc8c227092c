import metadata from 'libphonenumber-js/metadata.min.json';
import { expect, test } from 'vitest';
import { readJapanesePhone } from './japanese-phone.ts';

test.each([
  ['0312345678', '03-1234-5678'],
  ['03(1234)5678', '03-1234-5678'],
  ['０９０－１２３４－５６７８', '090-1234-5678'],
  ['090ー1234ー5678', '090-1234-5678'],
  ['0120123456', '0120-123-456'],
  ['08001234567', '0800-123-4567'],
  ['+81 3 1234 5678', '03-1234-5678'],
  ['+81(0)90-1234-5678', '090-1234-5678'],
  ['0422-21-2345', '0422-21-2345'],
  ['03-12345678', '03-1234-5678'],
])('shows %s as %s', (typed, shown) => expect(readJapanesePhone(typed)).toBe(shown));

test.each([
  '',
  '3-1234-5678',
  '03-1234-567',
  '03-1234-56789',
  '0012345678',
  '0901234567',
  '+1 212 555 0100',
  '内線5',
])('refuses %j', (typed) => expect(readJapanesePhone(typed)).toBeNull());

test('knows what the library knows of Japan (`vitest run -u` takes its new data)', async () => {
  const { version, countries } = metadata;
  const japan = { version, country_calling_codes: { 81: ['JP'] }, countries: { JP: countries.JP } };
  await expect(`${JSON.stringify(japan)}\n`).toMatchFileSnapshot('./__generated__/japan-numbers.json');
});
