import { expect, it } from 'vitest';
import { checkMemo } from './check-memo.ts';

it('takes 1 to 1000 characters, blanks at the ends not counted', () => {
  expect(checkMemo(' \n ')).toBe('メモを入力してください。');
  expect(checkMemo(` ${'あ'.repeat(1000)}\n`)).toBeNull();
  // A letter counts once, however many units of a string it takes.
  expect(checkMemo('𠮷'.repeat(1000))).toBeNull();
  expect(checkMemo('あ'.repeat(1001))).toContain('1001文字');
});
