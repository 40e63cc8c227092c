import { expect, it } from 'vitest';
import { roomStatusText, travelStatusText } from './status-text.ts';

it('calls the states by their Japanese names, and a state of a later server by none of them', () => {
  expect(travelStatusText('BOOKING').label).toBe('確認中');
  expect(travelStatusText('PARTIALLY_CANCELED').label).toBe('一部キャンセル');
  expect(roomStatusText('REFUNDED').label).toBe('返金済み');
  expect(travelStatusText('POSTPONED').label).toBe('状態不明');
  expect(roomStatusText('constructor').label).toBe('状態不明');
});
