import { describe, expect, it } from 'vitest';
import { testDraft, testGuest } from '../_draft.ts';
import { phoneOf, problemsOf } from './guest-form.ts';

const complete = testDraft();

describe('guest form', () => {
  it('lets a complete form pass', () => {
    expect(problemsOf(complete, { unicodeAllowed: false })).toBeNull();
  });

  it('asks for every missing name and offers romaji for kana', () => {
    const guests = [testGuest({ familyName: 'さとう', givenName: '' })];
    expect(problemsOf({ ...complete, guests }, { unicodeAllowed: true })?.guests[0]).toMatchObject({
      familyName: { suggestion: 'SATO' },
      givenName: { message: '入力してください。' },
    });
  });

  it('takes a Japanese request only where the hotel can read it', () => {
    const guests = [testGuest({ specialRequest: '高層階を希望します' })];
    expect(problemsOf({ ...complete, guests }, { unicodeAllowed: true })).toBeNull();
    expect(
      problemsOf({ ...complete, guests }, { unicodeAllowed: false })?.guests[0]?.specialRequest,
    ).toBeDefined();
  });

  it('refuses a malformed e-mail address', () => {
    expect(problemsOf({ ...complete, email: 'a@b' }, { unicodeAllowed: true })?.email).toBeDefined();
  });
});

describe('phone', () => {
  it.each([
    ['03-1234-5678', '81', '312345678'],
    ['090 1234 5678', '81', '9012345678'],
    ['０９０−１２３４−５６７８', '81', '9012345678'],
    ['+81 3 1234 5678', '81', '312345678'],
  ])('reads %s', (text, countryCode, number) => {
    expect(phoneOf(text)).toEqual({ countryCode, number });
  });

  it.each(['', '1234', '03-1234', 'abc'])('refuses %j', (text) => {
    expect(phoneOf(text)).toBeNull();
  });
});
