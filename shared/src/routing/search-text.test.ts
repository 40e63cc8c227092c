import { expect, it } from 'vitest';
import { toSearchText } from './search-text.ts';

it('keeps what can be searched for, and nothing that a server refuses', () => {
  expect(toSearchText(' 東京\u0000駅\t𠮷野家 ')).toBe('東京 駅 𠮷野家');
  expect(toSearchText('東京\ud842')).toBe('東京\ufffd');
  expect(toSearchText(null)).toBe('');
  expect(toSearchText('𠮷'.repeat(2_000))).toBe('𠮷'.repeat(200));
});
