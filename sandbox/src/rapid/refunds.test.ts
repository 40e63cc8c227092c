import { afterAll, beforeAll, expect, it } from 'vitest';
import { properties } from '../catalog/properties.ts';
import {
  type TestRapid,
  at,
  bookFirst,
  each,
  list,
  NOW,
  shopPath,
  startRapid,
  stay,
  text,
} from './_client.ts';
import type { CancelPenalty } from './penalties.ts';

let now = NOW;
let rapid: TestRapid;
beforeAll(async () => {
  rapid = await startRapid({ clock: () => now });
});
afterAll(() => rapid.close());

const DATES = stay(30);
const inPlace = (key: string) => properties.filter(({ place }) => place.key === key).map(({ id }) => id);

/** A hotel of a place whose first refundable rate has a penalty of that kind. */
async function hotelWith(place: string, kind: 'amount' | 'nights' | 'percent'): Promise<string> {
  now = NOW;
  const query = { property_id: inPlace(place).slice(0, 200), ...DATES, filter: 'refundable' };
  for (const offer of list((await rapid.get(shopPath(query))).body, '')) {
    const penalties = list(offer, 'rooms.0.rates.0.cancel_penalties') as CancelPenalty[];
    if (penalties.length > 1 && penalties[0]?.[kind] !== undefined) return text(offer, 'property_id');
  }
  throw new Error(`No hotel of ${place} has a penalty by ${kind}.`);
}

/** What each night of a room costs, by the itinerary. */
const sumNights = (room: unknown): number[] =>
  (list(room, 'rate.pricing.nightly') as { value: string }[][]).map((night) =>
    night.reduce((sum, { value }) => sum + Number(value), 0),
  );

function computeCost({ amount, nights, percent }: CancelPenalty, prices: readonly number[]): number {
  const total = prices.reduce((sum, price) => sum + price, 0);
  if (amount !== undefined) return Math.min(total, Number(amount));
  const first = prices.slice(0, Number(nights)).reduce((sum, price) => sum + price, 0);
  return nights !== undefined ? first : Math.round((total * Number.parseFloat(percent ?? '')) / 100);
}

let sequence = 0;

/** What comes back when a room is canceled at a moment that its penalties name. */
async function refundAt(hotel: string, moment: (penalties: readonly CancelPenalty[]) => number) {
  now = NOW;
  sequence += 1;
  const { book } = await bookFirst(rapid, hotel, `REFUND-${sequence}`, { ...DATES, filter: 'refundable' });
  const read = async () => (await rapid.get(text(book.body, 'links.retrieve.href'))).body;
  const before = at(await read(), 'rooms.0');
  const penalties = list(before, 'rate.cancel_penalties') as CancelPenalty[];
  now = new Date(moment(penalties));
  await rapid.call('DELETE', text(before, 'links.cancel.href'));
  const [refund] = each(await read(), 'rooms', 'rate.cancel_refund.amount');
  return { refund: 0 - Number(refund), prices: sumNights(before), penalties };
}

it.each([
  ['tokyo', 'amount'],
  ['tokyo', 'nights'],
  ['kyoto', 'percent'],
  ['honolulu', 'nights'],
  ['honolulu', 'percent'],
] as const)(
  'gives back what the penalties of a hotel in %s (%s) leave, to the second',
  async (place, kind) => {
    const hotel = await hotelWith(place, kind);
    const free = await refundAt(hotel, ([first]) => Date.parse(first?.start ?? '') - 1000);
    const total = free.prices.reduce((sum, price) => sum + price, 0);
    expect(free.refund).toBe(total);
    for (const [index, penalty] of free.penalties.entries()) {
      const left = total - computeCost(penalty, free.prices);
      for (const edge of ['start', 'end'] as const) {
        const { refund } = await refundAt(hotel, (penalties) => Date.parse(penalties[index]?.[edge] ?? ''));
        expect(refund).toBe(left);
      }
    }
  },
);
