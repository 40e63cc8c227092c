import { expect, it } from 'vitest';
import { waysIn } from './ways-in.ts';

it('leaves of a text its numbers, as they are dialed from abroad, and mail addresses', () => {
  expect(waysIn('平日 9:30〜18:00 電話 06-0000-0200 / メール desk-1234567890@mirai.example')).toBe(
    '+81 6-0000-0200 / desk-1234567890@mirai.example',
  );
  expect(waysIn('電話 +81 3-0000-0199、夜間 0120000299')).toBe('+81 3-0000-0199 / +81 120000299');
  expect(waysIn('当番が承ります。')).toBeNull();
  expect(waysIn(null)).toBeNull();
});
