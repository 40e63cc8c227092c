import { expect, it } from 'vitest';
import { currentStage, stagePeriod } from './cancel-stage.ts';

const stages = [
  { name: 'free', start: null, end: '2030-12-30T00:00:00-10:00' },
  { name: 'dear', start: '2030-12-30T00:00:00-10:00', end: '2030-12-31T00:00:00-10:00' },
  { name: 'all', start: '2030-12-31T00:00:00-10:00', end: null },
];

it.each([
  ['2030-12-30T18:59:59+09:00', 'free'],
  ['2030-12-30T19:00:00+09:00', 'dear'],
  ['2030-12-31T19:00:00+09:00', 'all'],
  ['2031-02-01T00:00:00Z', 'all'],
])('%s is in the stage %s, by the hotel’s clock', (now, name) => {
  expect(currentStage(stages, new Date(now))?.name).toBe(name);
});

it('is in none where the policy has none', () => {
  expect(currentStage([], new Date())).toBeUndefined();
});

it('says of each stage until when it holds, and names no minute twice', () => {
  const inTokyo = stages.map(({ start, end }) => ({
    start: start?.replace('-10:00', '+09:00') ?? null,
    end: end?.replace('-10:00', '+09:00') ?? null,
  }));
  expect(inTokyo.map((_, index) => stagePeriod(inTokyo, index, 'Asia/Tokyo'))).toEqual([
    '予約直後から 12月30日(月) 00:00 まで',
    'その後 12月31日(火) 00:00 まで',
    'その後',
  ]);
  expect(stagePeriod([{ start: null, end: null }], 0, 'Asia/Tokyo')).toBe('予約直後から');
});
