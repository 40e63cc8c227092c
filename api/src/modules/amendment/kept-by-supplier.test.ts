import { describe, expect, it } from 'vitest';
import type { Money, RoomPricing } from '../../adapters/supplier/supplier-rate.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { getKeptBySupplier } from './kept-by-supplier.ts';

const total = { billed: { value: '100.00', currency: 'USD' }, asked: { value: '15000', currency: 'JPY' } };
const pricing: Record<string, RoomPricing> = { '1': { nights: [], stay: [], total } };
const travel = { rate: { v: 2, own: { pricing } } } as unknown as Pick<TravelRow, 'rate'>;

function keep(cancelRefund?: Money) {
  const known = { v: 2, own: { rate: { ...(cancelRefund && { cancelRefund }) } } };
  const room = { payment_price: 15_000, adults: 1, child_ages: [], room_number: 1, supplier_room: known };
  return getKeptBySupplier(travel, room as unknown as TravelRoomRow);
}

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
