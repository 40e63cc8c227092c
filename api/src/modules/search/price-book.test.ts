import { describe, expect, it } from 'vitest';
import type { ShopRequest, Supplier } from '../../adapters/supplier/supplier-port.ts';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import { rateFixture } from '../rate/_rate-fixture.ts';
import type { Stay } from '../rate/stay.ts';
import { PriceBook } from './price-book.ts';

const stay: Stay = {
  checkin: '2027-01-31',
  checkout: '2027-02-01',
  occupancies: [{ adults: 2, childAges: [] }],
  currency: 'JPY',
  countryCode: 'JP',
  language: 'ja-JP',
};

/** A supplier that sells every property except those named, and remembers what it was asked. */
function supplier(options: { soldOut?: string[]; down?: () => boolean } = {}) {
  const asked: ShopRequest[] = [];
  const shop: Supplier['shop'] = async (request) => {
    asked.push(request);
    await Promise.resolve();
    if (options.down?.()) return { kind: 'unknown', reason: 'timeout', detail: '' };
    const value = request.hotelIds
      .filter((id) => !options.soldOut?.includes(id))
      .map((hotelId) => ({
        hotelId,
        score: 1,
        rooms: [{ id: 'r', name: '', rates: [rateFixture()] }],
      }));
    return { kind: 'ok', value };
  };
  let now = Date.parse('2027-01-01T00:00:00Z');
  const book = new PriceBook({ supplier: { shop } as Supplier, clock: () => new Date(now) });
  return { asked, book, later: (ms: number) => (now += ms) };
}

const many = Array.from({ length: 600 }, (_, index) => String(index));

describe('PriceBook', () => {
  it('asks for at most 250 properties at once and for each of them once', async () => {
    const { asked, book } = supplier();
    const quotes = await book.quote(stay, many, 'cheapest');
    expect(asked.map(({ hotelIds }) => hotelIds.length)).toEqual([250, 250, 100]);
    expect(quotes.size).toBe(600);
    await book.quote(stay, many.slice(100, 300), 'cheapest');
    expect(asked).toHaveLength(3);
  });

  it('shares a call that is under way', async () => {
    const { asked, book } = supplier();
    await Promise.all([book.quote(stay, ['1', '2'], 'cheapest'), book.quote(stay, ['2', '3'], 'cheapest')]);
    expect(asked.map(({ hotelIds }) => hotelIds)).toEqual([['1', '2'], ['3']]);
  });

  it('asks once for a property that is named twice', async () => {
    const { asked, book } = supplier();
    await book.quote(stay, ['7', '7', '8'], 'several');
    expect(asked.map(({ hotelIds }) => hotelIds)).toEqual([['7', '8']]);
  });

  it('takes what it knows of more rates than are asked for, never of fewer', async () => {
    const { asked, book } = supplier();
    for (const depth of ['several', 'cheapest', 'all', 'several', 'cheapest'] as const) {
      await book.quote(stay, ['1'], depth);
    }
    expect(asked.map(({ ratesPerHotel }) => ratesPerHotel)).toEqual([25, 250]);
  });

  it('takes the cheapest rate out of several that are known', async () => {
    const { asked, book } = supplier();
    await book.quote(stay, ['1'], 'several');
    await book.quote(stay, ['1'], 'cheapest');
    expect(asked).toHaveLength(1);
    await book.quote(stay, ['2'], 'cheapest');
    await book.quote(stay, ['2'], 'several');
    expect(asked.map(({ ratesPerHotel }) => ratesPerHotel)).toEqual([25, 1, 25]);
  });

  it('asks again after some minutes, and for another stay at once', async () => {
    const { asked, book, later } = supplier();
    await book.quote(stay, ['1'], 'cheapest');
    await book.quote({ ...stay, checkin: '2027-01-30' }, ['1'], 'cheapest');
    expect(asked).toHaveLength(2);
    later(4 * 60_000);
    await book.quote(stay, ['1'], 'cheapest');
    expect(asked).toHaveLength(3);
  });

  it('keeps the prices of two sales channels apart, for a cheapest rate and for several', async () => {
    const { asked, book } = supplier();
    const customer = { ip: '203.0.113.7', sessionId: 's' };
    for (const depth of ['cheapest', 'several'] as const) {
      await book.quote(stay, ['1'], depth, { ...customer, channel: 'WEBSITE' });
      await book.quote(stay, ['1'], depth, { ...customer, channel: 'MOBILE_WEB' });
      await book.quote(stay, ['1'], depth, { ...customer, channel: 'MOBILE_WEB' });
    }
    const channels = asked.map((request) => request.customer?.channel);
    expect(channels).toEqual(['WEBSITE', 'MOBILE_WEB', 'WEBSITE', 'MOBILE_WEB']);
  });

  it('takes a missing property as sold out', async () => {
    const { book } = supplier({ soldOut: ['2'] });
    const quotes = await book.quote(stay, ['1', '2'], 'cheapest');
    expect(quotes.get('1')?.offers).toHaveLength(1);
    expect(quotes.get('2')?.offers).toEqual([]);
  });

  it('fails as an outage when the supplier does not answer, and remembers nothing of it', async () => {
    let down = true;
    const { book } = supplier({ down: () => down });
    await expect(book.quote(stay, ['1'], 'cheapest')).rejects.toBeInstanceOf(ProviderUnavailableError);
    down = false;
    expect((await book.quote(stay, ['1'], 'cheapest')).get('1')?.offers).toHaveLength(1);
  });
});
