import { expect, it } from 'vitest';
import { returnedText, roomStatusText, travelStatusText } from './status-text.ts';

it('calls the states by their Japanese names, and a state of a later server by none of them', () => {
  expect(travelStatusText('BOOKING').label).toBe('確認中');
  expect(travelStatusText('PARTIALLY_CANCELED').label).toBe('一部キャンセル');
  expect(roomStatusText('BOOKED').label).toBe('予約確定');
  expect(returnedText('PART')?.label).toBe('一部返金');
  expect(returnedText('HALF')?.label).toBe('返金あり');
  expect(returnedText(null)).toBeNull();
  expect(travelStatusText('POSTPONED').label).toBe('状態不明');
  expect(roomStatusText('constructor').label).toBe('状態不明');
});
