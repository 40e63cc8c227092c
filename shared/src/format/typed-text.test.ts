import { expect, it } from 'vitest';
import { nicknameProblem } from './nickname-problem.ts';
import { oneLineProblem } from './one-line-problem.ts';
import { typedText } from './typed-text.ts';

it.each(['', '　', '\u200B', '\u200D\u2060', '\u3164', '\u2800', '\u{E0001}'])('is empty: %j', (text) => {
  expect(typedText(text)).toBe('');
  expect(nicknameProblem(text)).toBe('カードの呼び名を入力してください。');
});

it('has no space around it', () => {
  expect(typedText(' 営業部　')).toBe('営業部');
});

it('has no space of no width in it, and keeps what joins an emoji', () => {
  expect(typedText('\uFEFF営\u200B業\u2060部 👩\u200D💻')).toBe('営業部 👩\u200D💻');
});

it.each(['営業\n部', '営業\u0007部', '営業\u2028部'])('breaks its line: %j', (text) => {
  expect(oneLineProblem(text, 40)).toContain('改行などの見えない文字');
  expect(nicknameProblem(text)).toContain('改行などの見えない文字');
});

it('is too long before it is anything else', () => {
  expect(oneLineProblem('あ'.repeat(41), 40)).toBe('40文字以内で入力してください。');
  expect(oneLineProblem('あ'.repeat(40), 40)).toBeUndefined();
});
