import { expect, it } from 'vitest';
import { RoomLists } from './room-lists.ts';
import type { Stay } from './stay.ts';

const stay: Stay = {
  checkin: '2026-12-01',
  checkout: '2026-12-02',
  occupancies: [{ adults: 1, childAges: [] }],
  currency: 'JPY',
  countryCode: 'JP',
  language: 'ja-JP',
};

it('asks the supplier once for requests that continue in the same moment', async () => {
  let asked = 0;
  const shop = async () => {
    asked++;
    return { kind: 'ok', value: [] };
  };
  const lists = new RoomLists({ supplier: { shop }, clock: () => new Date(), db: {} } as never);
  const wanted = { hotelId: 'h', stay, packages: false };
  await Promise.all(Array.from({ length: 20 }, () => lists.find(wanted, { channel: 'WEB' } as never, null)));
  expect(asked).toBe(1);
});
