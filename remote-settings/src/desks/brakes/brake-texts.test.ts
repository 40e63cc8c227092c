import { expect, it } from 'vitest';
import { allowanceText, limitText } from './brake-texts.ts';

it.each([
  [60, '1分に1,200回まで'],
  [900, '15分に1,200回まで'],
  [3_600, '1時間に1,200回まで'],
  [86_400, '1日に1,200回まで'],
  [90, '90秒に1,200回まで'],
  [null, '日本時間の1日に1,200回まで'],
])('says how many calls there may be within %s seconds', (seconds, text) => {
  expect(allowanceText({ limit: 'SEARCH', allowed: 1_200, seconds })).toBe(text);
});

it('counts mails in their own unit', () => {
  expect(allowanceText({ limit: 'INVITATION_MAIL', allowed: 200, seconds: 86_400 })).toBe('1日に200通まで');
});

it('shows a limit that this build does not know by its code', () => {
  expect(limitText('CARD_REFUSED')).toBe('承認されなかったカード');
  expect(limitText('TELEPATHY')).toBe('TELEPATHY');
});
