import { expect, it } from 'vitest';
import { isSpecialRequest } from '../travel/validate-guests.ts';
import { arrivalHours, arrivalRequest } from './arrival-request.ts';

it.each([
  [12, '到着は12時頃の予定です。', 'I will arrive at around noon.'],
  [20, '到着は20時頃の予定です。', 'I will arrive at around 8 p.m.'],
  [24, '到着は24時を過ぎます。', 'I will arrive after midnight.'],
])('names an arrival at %d in Japanese and in English', (hour, ja, en) => {
  expect([arrivalRequest(hour, true), arrivalRequest(hour, false)]).toEqual([ja, en]);
});

it('asks nothing that a hotel with Latin letters can not read', () => {
  const { first, last } = arrivalHours;
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  expect(hours.filter((hour) => !isSpecialRequest(arrivalRequest(hour, false), false))).toEqual([]);
});
