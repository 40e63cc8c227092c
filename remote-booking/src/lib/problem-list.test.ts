import { describe, expect, it } from 'vitest';
import { listProblems } from './problem-list.ts';

describe('list of problems', () => {
  it('names the room where there are several, in the order of the form', () => {
    const guests = [{ specialRequest: '長すぎます。' }, { givenName: '空です。', familyName: '空です。' }];
    expect(listProblems({ guests, phone: '短すぎます。', email: '空です。' })).toEqual([
      { controlId: 'guest-0-specialRequest', text: '1室目のご要望: 長すぎます。' },
      { controlId: 'guest-1-familyName', text: '2室目の姓: 空です。' },
      { controlId: 'guest-1-givenName', text: '2室目の名: 空です。' },
      { controlId: 'contact-email', text: 'メールアドレス: 空です。' },
      { controlId: 'contact-phone', text: '電話番号: 短すぎます。' },
    ]);
  });

  it('leaves the room out where there is one', () => {
    expect(listProblems({ guests: [{ familyName: '空です。' }] })[0]?.text).toBe('姓: 空です。');
  });
});
