import { describe, expect, it } from 'vitest';
import { nextTickMs, remainingAnnouncement, remainingText } from './remaining.ts';

const minutes = (count: number) => count * 60_000;

describe('expiry clock', () => {
  it.each([
    [minutes(30), '30分'],
    [minutes(29) + 1, '30分'],
    [minutes(5) + 1, '6分'],
    [minutes(5), '5分00秒'],
    [minutes(4) + 5_000, '4分05秒'],
    [minutes(1), '1分00秒'],
    [59_001, '1分00秒'],
    [59_000, '59秒'],
    [1, '1秒'],
    [0, '0秒'],
    [-5_000, '0秒'],
  ])('shows %d ms as %s', (ms, text) => expect(remainingText(ms)).toBe(text));

  it.each([
    [minutes(6), ''],
    [minutes(5), '料金の確認の有効期限まで、あと5分です。'],
    [minutes(2), '料金の確認の有効期限まで、あと5分です。'],
    [minutes(1), '料金の確認の有効期限まで、あと1分です。'],
    [1_000, '料金の確認の有効期限まで、あと1分です。'],
    [0, ''],
  ])('says at %d ms: %s', (ms, text) => expect(remainingAnnouncement(ms)).toBe(text));

  it('looks again exactly when the seconds begin to show', () => {
    expect(nextTickMs(minutes(20))).toBe(15_000);
    expect(nextTickMs(minutes(5) + 4_000)).toBe(4_000);
    expect(nextTickMs(minutes(4))).toBe(1_000);
  });
});
