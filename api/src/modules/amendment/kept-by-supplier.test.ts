import { describe, expect, it } from 'vitest';
import type { Money, RoomPricing } from '../../adapters/supplier/supplier-rate.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { compareKept, getKeptBySupplier } from './kept-by-supplier.ts';

const total = { billed: { value: '100.00', currency: 'USD' }, asked: { value: '15000', currency: 'JPY' } };
const pricing: Record<string, RoomPricing> = { '1': { nights: [], stay: [], total } };
const travel = { rate: { v: 2, own: { pricing } } } as unknown as Pick<TravelRow, 'rate'>;

function roomReturning(cancelRefund?: Money, penalty_price = 0): TravelRoomRow {
  const known = { v: 2, own: { rate: { ...(cancelRefund && { cancelRefund }) } } };
  const priced = { payment_price: 15_000, penalty_price, adults: 1, child_ages: [], room_number: 1 };
  return { ...priced, supplier_room: known } as unknown as TravelRoomRow;
}
const keep = (cancelRefund?: Money) => getKeptBySupplier(travel, roomReturning(cancelRefund));

describe('what the supplier keeps of a canceled room', () => {
  it('is the price without what it returns, with a minus sign or without', () => {
    expect(keep({ value: '-12000', currency: 'JPY' })).toEqual({ price: 3_000, tolerance: 0 });
    expect(keep({ value: '12000', currency: 'JPY' })).toEqual({ price: 3_000, tolerance: 0 });
  });

  it('is converted by the two totals of the room', () => {
    expect(keep({ value: '-80.00', currency: 'USD' })).toEqual({ price: 3_000, tolerance: 3 });
  });

  it('is not known where it is not said, or in a currency that was never agreed on', () => {
    expect(keep()).toBeNull();
    expect(keep({ value: '-80.00', currency: 'EUR' })).toBeNull();
  });
});

describe('both books on a canceled room', () => {
  it.each([
    ['agree', 3_000, '-12000', true],
    ['differ where the supplier keeps more than was charged', 0, '-12000', false],
    ['differ where it keeps less', 5_000, '-12000', false],
  ])('%s', (_, charged, returned, isEven) => {
    const room = roomReturning({ value: returned, currency: 'JPY' }, charged);
    expect(compareKept(travel, room)).toEqual({ ours: charged, theirs: 3_000, isEven });
  });

  it('agree within what a converted amount may be off', () => {
    const compare = (charged: number) =>
      compareKept(travel, roomReturning({ value: '-80.00', currency: 'USD' }, charged))?.isEven;
    expect([compare(2_996), compare(2_997), compare(3_003), compare(3_004)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('take the newest word of the supplier, and are not compared where it says nothing', () => {
    const room = roomReturning({ value: '-15000', currency: 'JPY' });
    expect(compareKept(travel, room, { value: '-14000', currency: 'JPY' })).toMatchObject({ theirs: 1_000 });
    expect(compareKept(travel, roomReturning())).toBeNull();
  });
});
