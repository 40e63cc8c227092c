import { expect, test } from 'vitest';
import { nicknameProblem } from './nickname-problem.ts';

test.each([
  ['出張用カード', undefined],
  ['𠮷'.repeat(40), undefined],
  ['あ'.repeat(41), '40文字以内で入力してください。'],
  [' ', 'カードの呼び名を入力してください。'],
])('says of the name %j: %s', (nickname, problem) => {
  expect(nicknameProblem(nickname)).toBe(problem);
});
