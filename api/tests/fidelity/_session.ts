import { randomUUID } from 'node:crypto';
import type { RapidBookRequest } from '../../src/adapters/rapid/itinerary-schemas.ts';
import type { RapidResult } from '../../src/adapters/rapid/result.ts';
import type { RapidClient } from '../../src/adapters/rapid/rapid-client.ts';
import type { RapidShopRequest } from '../../src/adapters/rapid/shopping-calls.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';

export const HOTEL = '1500003';
export const EMAIL = 'fidelity@sakura.example';
export const customer = { ip: '203.0.113.7', sessionId: 'fidelity' };
const today = new Date().toISOString().slice(0, 10);

/** The value of a call that must succeed. */
export function ok<T>(outcome: RapidResult<T>): T {
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

/** Two nights for two at the hotel of these tests. */
export const shopRequest = (more: Partial<RapidShopRequest> = {}): RapidShopRequest => ({
  checkin: addDays(today, 60),
  checkout: addDays(today, 62),
  occupancies: ['2'],
  currency: 'JPY',
  countryCode: 'JP',
  language: 'ja-JP',
  propertyIds: [HOTEL],
  ratePlanCount: 250,
  salesEnvironment: 'hotel_only',
  salesChannel: 'website',
  customer,
  ...more,
});

let day = 20;

/** The first price-check link of nights that are free. */
export async function priceCheckLink(
  client: RapidClient,
  occupancies: readonly string[] = ['2'],
): Promise<string> {
  for (; day < 360; ) {
    day += 2;
    const dates = { checkin: addDays(today, day), checkout: addDays(today, day + 2) };
    const [property] = ok(await client.shop(shopRequest({ ...dates, occupancies, refundableOnly: true })));
    const [bed] = Object.values(property?.rooms[0]?.rates[0]?.bed_groups ?? {});
    if (bed) return bed.links.price_check.href;
  }
  throw new Error(`${HOTEL} has nothing to sell.`);
}

/** The link of a price check of such nights. */
export async function bookLink(client: RapidClient): Promise<string> {
  const check = ok(await client.priceCheck(await priceCheckLink(client), customer));
  return check.links.book?.href ?? '';
}

export const newReference = (): string => randomUUID().replaceAll('-', '').slice(0, 26);

const guests = (rooms: number): RapidBookRequest['rooms'] =>
  Array.from({ length: rooms }, () => ({ given_name: 'TARO', family_name: 'SAKURA', smoking: false }));

export const bookRequest = (reference = newReference(), rooms = guests(1)): RapidBookRequest => ({
  affiliate_reference_id: reference,
  hold: false,
  email: EMAIL,
  phone: { country_code: '81', area_code: '3', number: '12345678' },
  rooms,
  payments: [
    {
      type: 'affiliate_collect',
      billing_contact: { given_name: 'TARO', family_name: 'SAKURA', address: { country_code: 'JP' } },
    },
  ],
});

/** A booking with the links of its first room. */
export async function booked(client: RapidClient) {
  const reference = newReference();
  const { itinerary_id: id } = ok(
    await client.book(await bookLink(client), bookRequest(reference), customer),
  );
  const { rooms } = ok(await client.retrieve(id, EMAIL, customer));
  const { change, cancel } = rooms[0]?.links ?? {};
  return { reference, id, change: change?.href ?? '', cancel: cancel?.href ?? '' };
}
