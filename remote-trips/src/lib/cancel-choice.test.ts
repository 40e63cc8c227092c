import { describe, expect, it } from 'vitest';
import { isCancelable, isSettling, nextDearerStage } from './cancel-choice.ts';

const booked = { status: 'BOOKED', viewerCanCancel: true };

describe('rooms that can be canceled', () => {
  it('have a price for it and a viewer who may', () => {
    expect(isCancelable(booked, { status: 'BOOKED', currentPenaltyPrice: 0 })).toBe(true);
    expect(isCancelable(booked, { status: 'BOOKED', currentPenaltyPrice: null })).toBe(false);
    expect(isCancelable({ viewerCanCancel: false }, { status: 'BOOKED', currentPenaltyPrice: 0 })).toBe(
      false,
    );
  });
});

describe('a trip that will change by itself', () => {
  const now = Date.parse('2030-01-01T12:00:00Z');
  const trip = (status: string, room: string, cancelPending = false, changePending = false) => ({
    status,
    expediaHotelRooms: [{ status: room, cancelPending, changePending }],
    updateTimeline: [],
  });
  const moved = (room: string, createdAt: string) => ({
    ...trip('BOOKED', room),
    updateTimeline: [{ __typename: 'TravelHistory', historyType: 'DATE_CHANGED', createdAt }],
  });

  it.each([
    [true, trip('BOOKING', 'PENDING')],
    [true, trip('BOOKED', 'BOOKED', true)],
    [true, trip('BOOKED', 'BOOKED', false, true)],
    [false, trip('BOOKED', 'BOOKED')],
    [false, trip('CANCELED', 'CANCELED')],
    [false, trip('FAILED', 'FAILED')],
    [true, moved('BOOKED', '2030-01-01T20:59:00+09:00')],
    [false, moved('CANCELED', '2030-01-01T20:59:00+09:00')],
    [false, moved('BOOKED', '2030-01-01T20:00:00+09:00')],
    [false, { ...moved('BOOKED', '2030-01-01T20:59:00+09:00'), replacement: { state: 'KEPT' } }],
    [true, { ...moved('BOOKED', '2030-01-01T20:59:00+09:00'), replacement: { state: 'CANCELING' } }],
  ])('is %s for %j', (expected, each) => {
    expect(isSettling(each, now)).toBe(expected);
  });
});

describe('the next dearer stage', () => {
  const stages = [
    { start: null, penaltyPrice: 0 },
    { start: '2026-12-30T00:00:00+09:00', penaltyPrice: 4_000 },
    { start: '2026-12-31T00:00:00+09:00', penaltyPrice: 10_000 },
  ];

  it('is the first one after now that costs more', () => {
    expect(nextDearerStage(stages, 0, new Date('2026-12-29T23:59:59+09:00'))?.penaltyPrice).toBe(4_000);
    expect(nextDearerStage(stages, 4_000, new Date('2026-12-30T00:00:00+09:00'))?.penaltyPrice).toBe(10_000);
  });

  it('is the one after a stage that begins at this moment', () => {
    expect(nextDearerStage(stages, 0, new Date('2026-12-30T00:00:00+09:00'))?.penaltyPrice).toBe(10_000);
  });

  it('is none once the last one has begun', () => {
    expect(nextDearerStage(stages, 10_000, new Date('2026-12-31T12:00:00+09:00'))).toBeNull();
  });
});
