import fc from 'fast-check';
import type { TestApi } from '../_testkit.ts';

/** Of the whole price what is at the other rate, and of the rest what is outside of tax. */
interface BillShares {
  otherRate: number;
  untaxed: number;
}

/** What happens to the money and the papers of a branch. */
export type BookEvent =
  | { kind: 'book'; ahead: number; nights: number; price: number; abroad: boolean; card: boolean }
  /** `shares`: its bill is recorded at once, with these parts. */
  | { kind: 'external'; ahead: number; price: number; abroad: boolean; shares: BillShares | null }
  | { kind: 'move'; which: number; price: number }
  | { kind: 'cancel' | 'refund'; which: number; share: number }
  | { kind: 'receipt' | 'void' | 'change'; which: number }
  /** Without shares of one rate. */
  | { kind: 'bill'; which: number; ratePercent: 8 | 10; isIssuer: boolean; shares: BillShares | null }
  | { kind: 'ground'; basis: string; ahead: number }
  | { kind: 'close' }
  | { kind: 'wait'; days: number };

const which = fc.nat();
const price = fc.integer({ min: 2, max: 90_000 });
// Not any double: most of those are next to nothing.
const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const shares = fc.option(fc.record({ otherRate: share, untaxed: share }));
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
  fc.record({
    kind: fc.constant('external' as const),
    ahead: fc.nat(30),
    price,
    abroad: fc.boolean(),
    shares,
  }),
  fc.record({ kind: fc.constant('move' as const), which, price }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'refund' as const), which, share }),
  fc.record({ kind: fc.constantFrom('receipt' as const, 'void' as const, 'change' as const), which }),
  fc.record({
    kind: fc.constant('bill' as const),
    which,
    ratePercent: fc.constantFrom(8 as const, 10 as const),
    isIssuer: fc.boolean(),
    shares,
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
