import { expect, test } from 'vitest';
import { textLength, tooLong } from './text-length.ts';

test('counts what a person counts', () => {
  expect(textLength('𠮷野家')).toBe(3);
});

test('takes a text up to the limit, spaces around it apart', () => {
  expect(tooLong(` ${'𠮷'.repeat(40)} `, 40)).toBeUndefined();
  expect(tooLong('あ'.repeat(41), 40)).toBe('40文字以内で入力してください。');
});
