import { expect, it } from 'vitest';
import { checkInText, lastCheckIn } from './check-in-text.ts';

it.each([
  ['15:00', '23:00', false, '15:00 〜 23:00'],
  ['15:00', 'いつでも', true, '15:00から(フロントは24時間対応)'],
  ['15:00', null, false, '15:00から'],
  [null, '22:00', false, '22:00まで'],
  [null, null, true, '24時間いつでも'],
  ['正午', null, false, '正午'],
  [null, null, false, null],
])('check-in from %s to %s (24 hours: %s) reads %s', (beginTime, endTime, twentyFourHour, text) => {
  expect(checkInText({ beginTime, endTime, twentyFourHour })).toBe(text);
});

it('says until when a hotel expects its guests, where that is a time of day', () => {
  const last = (endTime: string | null, twentyFourHour = false) => lastCheckIn({ endTime, twentyFourHour });
  expect(['23:00', '24:00', '02:00', 'いつでも', null].map((end) => last(end))).toEqual([
    '23:00',
    '24:00',
    '翌02:00',
    null,
    null,
  ]);
  expect(last('23:00', true)).toBeNull();
});
