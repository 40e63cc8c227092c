import { describe, expect, it } from 'vitest';
import type { RoomStatus, StoredTravelStatus } from './tables.ts';
import { isPastCheckin, getTravelStatus, travelStatusAt } from './travel-status.ts';

const rooms = (...statuses: RoomStatus[]) =>
  statuses.map((status) => ({ status, canceled_at: status === 'CANCELED' ? new Date() : null }));

describe('the status of a trip', () => {
  it('follows its rooms', () => {
    expect(getTravelStatus(rooms('BOOKED', 'BOOKED'))).toBe('BOOKED');
    expect(getTravelStatus(rooms('BOOKED', 'CANCELED'))).toBe('PARTIALLY_CANCELED');
    expect(getTravelStatus(rooms('CANCELED', 'CANCELED'))).toBe('CANCELED');
    expect(getTravelStatus(rooms('REFUNDED', 'CANCELED'))).toBe('PARTIALLY_CANCELED');
    expect(getTravelStatus([{ status: 'REFUNDED', canceled_at: new Date() }])).toBe('CANCELED');
  });

  it('turns completed when the check-out day is over, unless nobody stayed', () => {
    const at = (status: StoredTravelStatus, now: string) =>
      travelStatusAt({ status, ends_at: new Date('2026-12-03T15:00:00Z') }, new Date(now));
    expect(at('BOOKED', '2026-12-03T14:59:59Z')).toBe('BOOKED');
    expect(at('BOOKED', '2026-12-03T15:00:00Z')).toBe('COMPLETED');
    expect(at('PARTIALLY_CANCELED', '2026-12-04T00:00:00Z')).toBe('COMPLETED');
    expect(at('CANCELED', '2026-12-04T00:00:00Z')).toBe('CANCELED');
    expect(at('BOOKING', '2026-12-04T00:00:00Z')).toBe('BOOKING');
  });
});

describe('canceling', () => {
  it('ends with the check-in day on the property’s calendar', () => {
    const inTokyo = { start_date: '2026-12-01', time_zone: 'Asia/Tokyo' };
    expect(isPastCheckin(inTokyo, new Date('2026-12-01T14:59:00Z'))).toBe(false);
    expect(isPastCheckin(inTokyo, new Date('2026-12-01T15:00:00Z'))).toBe(true);
    const inHawaii = { start_date: '2026-12-01', time_zone: 'Pacific/Honolulu' };
    expect(isPastCheckin(inHawaii, new Date('2026-12-02T09:00:00Z'))).toBe(false);
  });
});
