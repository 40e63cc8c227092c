import { describe, expect, it } from 'vitest';
import type { ItineraryRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import { matchRooms } from './match-rooms.ts';

function supplierRoom(
  number: string,
  familyName: string,
  change: Partial<ItineraryRoom> = {},
): ItineraryRoom {
  return {
    roomId: 'room-type',
    confirmation: { supplier: number },
    checkin: '2026-12-01',
    checkout: '2026-12-03',
    adults: 1,
    childAges: [],
    givenName: 'Kenichi',
    familyName,
    status: 'booked',
    smoking: false,
    rate: { refundable: true, cancelPenalties: [], nonrefundableDates: [] },
    tokens: {},
    ...change,
  };
}
const ownRoom = (id: string, family_name: string, supplier_room_id: string | null = null) => ({
  id,
  supplier_room_id,
  family_name,
  given_name: 'KENICHI',
  adults: 1,
  child_ages: [],
});
const numbers = (matched: Map<string, ItineraryRoom>) =>
  Object.fromEntries([...matched].map(([id, room]) => [id, room.confirmation.supplier]));

describe('matching rooms with the supplier’s', () => {
  it('goes by guest, not by the order of the answer nor by the room type’s id', () => {
    const matched = matchRooms(
      [ownRoom('one', 'Tanaka'), ownRoom('two', 'Sato')],
      [supplierRoom('E2', 'Sato'), supplierRoom('E1', 'Tanaka')],
    );
    expect(numbers(matched)).toEqual({ one: 'E1', two: 'E2' });
  });

  it('gives two rooms of the same guest one record each', () => {
    const matched = matchRooms(
      [ownRoom('one', 'Tanaka'), ownRoom('two', 'Tanaka')],
      [supplierRoom('E1', 'Tanaka'), supplierRoom('E2', 'Tanaka')],
    );
    expect(numbers(matched)).toEqual({ one: 'E1', two: 'E2' });
  });

  it('keeps to the number once it is known, also when a name was changed', () => {
    const matched = matchRooms(
      [ownRoom('one', 'Tanaka', 'E2'), ownRoom('two', 'Tanaka', 'E1')],
      [supplierRoom('E1', 'Sato'), supplierRoom('E2', 'Tanaka')],
    );
    expect(numbers(matched)).toEqual({ one: 'E2', two: 'E1' });
  });

  it('leaves out rooms that the supplier does not have', () => {
    expect(matchRooms([ownRoom('one', 'Tanaka', 'E9')], [supplierRoom('E1', 'Tanaka')]).size).toBe(0);
    expect(matchRooms([ownRoom('one', 'Tanaka')], [supplierRoom('E1', 'Sato')]).size).toBe(0);
  });
});
