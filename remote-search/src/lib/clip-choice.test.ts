import { describe, expect, it } from 'vitest';
import { clipState, comparable, compareProblem } from './clip-choice.ts';

it.each([
  [0, false],
  [1, false],
  [2, true],
  [4, true],
  [5, false],
])('%i rates side by side: %s', (count, possible) => {
  expect(comparable(count)).toBe(possible);
});

it.each([
  [1, true, '2件以上'],
  [5, true, '4件まで'],
  [3, false, '宿泊日'],
])('with %i chosen and a stay: %s, says %s', (count, hasStay, words) => {
  expect(compareProblem(count, hasStay)).toContain(words);
});

it('two to four rates of a stay can be compared', () => {
  expect(compareProblem(4, true)).toBeNull();
});

describe('a saved rate', () => {
  const rate = (epsRateId: string, status = 'AVAILABLE') => ({ epsRateId, status });
  it.each([
    ['is not known without an answer', null, { kind: 'unknown' }],
    ['is sold out when its room has no rates', { rates: [] }, { kind: 'soldOut' }],
    ['is sold out when all say so', { rates: [rate('a', 'SOLD_OUT')] }, { kind: 'soldOut' }],
    ['is offered as saved', { rates: [rate('a')] }, { kind: 'offered', rate: rate('a') }],
    [
      'is replaced by the room’s first other rate',
      { rates: [rate('b'), rate('c')] },
      { kind: 'replaced', rate: rate('b') },
    ],
  ])('%s', (_words, room, state) => {
    expect(clipState('a', room)).toEqual(state);
  });
});
