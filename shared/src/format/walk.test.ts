import { expect, it } from 'vitest';
import { walkNote, walkText } from './walk.ts';

it.each([
  [0, '徒歩約1分'],
  [61, '徒歩約1分'],
  [62, '徒歩約2分'],
  [350, '徒歩約6分'],
  [1_230, '徒歩約20分'],
  [1_231, null],
  [29_000, null],
])('a straight line of %i m is walked in %s', (meters, text) => {
  expect(walkText(meters)).toBe(text);
});

it('says how the time is reckoned', () => {
  expect(walkNote).toContain('1.3倍');
  expect(walkNote).toContain('80mを1分');
});
