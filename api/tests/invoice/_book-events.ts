import fc from 'fast-check';
import type { TestApi } from '../_testkit.ts';

/** What happens to the money and the papers of a branch. */
export type BookEvent =
  | { kind: 'book'; ahead: number; nights: number; price: number; abroad: boolean; card: boolean }
  | { kind: 'external'; ahead: number; price: number; abroad: boolean }
  | { kind: 'move'; which: number; price: number }
  | { kind: 'cancel' | 'refund'; which: number; share: number }
  | { kind: 'receipt' | 'void' | 'change'; which: number }
  | { kind: 'bill'; which: number; ratePercent: number; isIssuer: boolean }
  | { kind: 'ground'; basis: string; ahead: number }
  | { kind: 'close' }
  | { kind: 'wait'; days: number };

const which = fc.nat();
const price = fc.integer({ min: 2, max: 90_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
export const bookEvent: fc.Arbitrary<BookEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      ahead: fc.nat(30),
      nights: fc.integer({ min: 1, max: 3 }),
      price,
      abroad: fc.boolean(),
      card: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('external' as const), ahead: fc.nat(30), price, abroad: fc.boolean() }),
  fc.record({ kind: fc.constant('move' as const), which, price }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'refund' as const), which, share }),
  fc.record({ kind: fc.constantFrom('receipt' as const, 'void' as const, 'change' as const), which }),
  fc.record({
    kind: fc.constant('bill' as const),
    which,
    ratePercent: fc.constantFrom(8, 10),
    isIssuer: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('ground' as const),
    basis: fc.constantFrom('OWN', 'HOTEL', 'UNREGISTERED'),
    ahead: fc.integer({ min: -30, max: 30 }),
  }),
  fc.record({ kind: fc.constant('close' as const) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
);

/** Papers and files name the guest of their day; nothing of the money follows from it. */
export async function renameGuest({ app: { db } }: TestApi, travelId: string, now: Date): Promise<void> {
  await db
    .updateTable('travel_rooms')
    .set({ given_name: `Guest ${now.getTime()}` })
    .where('travel_id', '=', travelId)
    .execute();
  await db.updateTable('travels').set({ updated_at: now }).where('id', '=', travelId).execute();
}
