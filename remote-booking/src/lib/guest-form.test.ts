import { describe, expect, it } from 'vitest';
import { testDraft, testGuest } from '../_draft.ts';
import { findProblems } from './guest-form.ts';

const anywhere = { unicodeAllowed: true };

describe('guest form', () => {
  it('lets a complete form pass', () => {
    expect(findProblems(testDraft(), { unicodeAllowed: false })).toBeNull();
  });

  it('says what is missing, by room', () => {
    const guests = [testGuest(), testGuest({ familyName: ' ', givenName: '' })];
    expect(findProblems(testDraft({ guests, email: '', phone: '' }), anywhere)).toEqual({
      guests: [{}, { familyName: '入力してください。', givenName: '入力してください。' }],
      email: '入力してください。',
      phone: '入力してください。',
    });
  });

  it('asks once for the name of a guest who stays in every room', () => {
    const guests = [testGuest({ familyName: '' }), testGuest({ familyName: '', specialRequest: '高' })];
    const problems = findProblems(testDraft({ guests }), { unicodeAllowed: false, sameGuest: true });
    expect(problems?.guests.map((guest) => Object.keys(guest))).toEqual([['familyName'], ['specialRequest']]);
  });

  it('takes a Japanese request only where the hotel can read it', () => {
    const draft = testDraft({ guests: [testGuest({ specialRequest: '高層階を希望します' })] });
    expect(findProblems(draft, anywhere)).toBeNull();
    expect(findProblems(draft, { unicodeAllowed: false })?.guests[0]?.specialRequest).toContain('「高」');
  });

  it.each([
    'a@b',
    'a b@c.jp',
    '佐藤@',
    'あ@b.jp',
    'a\u200Bb@c.jp',
    'name@例え.jp',
    '<a@b.jp>',
    `${'a'.repeat(250)}@b.jp`,
  ])('refuses the e-mail address %j', (email) =>
    expect(findProblems(testDraft({ email }), anywhere)?.email).toContain('正しく'),
  );

  it.each([' name@example.co.jp ', 'ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏ．ｊｐ', 'first.last+tag@sub.example.com'])(
    'takes the e-mail address %j',
    (email) => expect(findProblems(testDraft({ email }), anywhere)).toBeNull(),
  );

  it('asks for a number that can be dialed', () => {
    expect(findProblems(testDraft({ phone: '03-12' }), anywhere)?.phone).toContain('正しく');
  });

  it('holds the codes to what the API keeps', () => {
    expect(findProblems(testDraft({ companyCode: 'x'.repeat(60) }), anywhere)).toBeNull();
    expect(findProblems(testDraft({ departmentCode: 'x'.repeat(61) }), anywhere)?.departmentCode).toContain(
      '60文字',
    );
  });
});
