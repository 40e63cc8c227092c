import { describe, expect, it } from 'vitest';
import { isCancelable, isCancelPending, isSettling, nextDearerStage, sumOfCancel } from './cancel-choice.ts';

const booked = { status: 'BOOKED', viewerCanCancel: true };

describe('rooms that can be cancelled', () => {
  it('have a price for it and a viewer who may', () => {
    expect(isCancelable(booked, { status: 'BOOKED', currentPenaltyPrice: 0 })).toBe(true);
    expect(isCancelable(booked, { status: 'BOOKED', currentPenaltyPrice: null })).toBe(false);
    expect(isCancelable({ viewerCanCancel: false }, { status: 'BOOKED', currentPenaltyPrice: 0 })).toBe(
      false,
    );
  });

  it('are being cancelled when they count as booked without a price', () => {
    expect(isCancelPending(booked, { status: 'BOOKED', currentPenaltyPrice: null })).toBe(true);
    expect(isCancelPending(booked, { status: 'CANCELED', currentPenaltyPrice: null })).toBe(false);
    expect(isCancelPending({ viewerCanCancel: false }, { status: 'BOOKED', currentPenaltyPrice: null })).toBe(
      false,
    );
  });
});

describe('a trip that will change by itself', () => {
  const trip = (status: string, room: string, penalty: number | null) => ({
    status,
    viewerCanCancel: true,
    expediaHotelRooms: [{ status: room, currentPenaltyPrice: penalty }],
  });

  it.each([
    [true, 'BOOKING', 'PENDING', null],
    [true, 'BOOKED', 'BOOKED', null],
    [false, 'BOOKED', 'BOOKED', 0],
    [false, 'CANCELED', 'CANCELED', null],
    [false, 'FAILED', 'FAILED', null],
  ])('is %s for %s with a %s room and penalty %s', (expected, status, room, penalty) => {
    expect(isSettling(trip(status, room, penalty))).toBe(expected);
  });
});

describe('sums of a cancellation', () => {
  it('add penalties and give back the rest', () => {
    const rooms = [
      { paymentPrice: 20_000, currentPenaltyPrice: 6_000 },
      { paymentPrice: 15_000, currentPenaltyPrice: 0 },
    ];
    expect(sumOfCancel(rooms)).toEqual({ penalty: 6_000, refund: 29_000 });
    expect(sumOfCancel([])).toEqual({ penalty: 0, refund: 0 });
  });

  it('never give back less than nothing', () => {
    expect(sumOfCancel([{ paymentPrice: 100, currentPenaltyPrice: 120 }]).refund).toBe(0);
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

  it('is none once the last one has begun', () => {
    expect(nextDearerStage(stages, 10_000, new Date('2026-12-31T12:00:00+09:00'))).toBeNull();
  });
});
