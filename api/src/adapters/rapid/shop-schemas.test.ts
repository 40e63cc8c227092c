import { describe, expect, it } from 'vitest';
import { Drops } from './drops.ts';
import { parseShop, priceCheckSchema } from './shop-schemas.ts';

const total = { value: '11000', currency: 'JPY' };
const pricing = { totals: { inclusive: { request_currency: total, billable_currency: total } } };
const rate = { id: '1', refundable: true, occupancy_pricing: { '2': pricing } };
const property = (...rates: unknown[]) => ({
  property_id: '7',
  rooms: [{ id: '3', room_name: 'ダブル', rates }],
});

describe('parseShop', () => {
  it('drops and counts an unreadable rate and keeps the rest', () => {
    const drops = new Drops();
    const halfPolicy = { ...rate, id: '2', cancel_penalties: [{ start: 'soon', end: 'later', nights: '1' }] };
    const [read] = parseShop([property(rate, halfPolicy, { id: '3' })], drops) ?? [];
    expect(read?.rooms[0]?.rates.map(({ id }) => id)).toEqual(['1']);
    expect(drops.counts.get('shop.rate')).toBe(2);
  });

  it('drops and counts an unreadable property and keeps the rest', () => {
    const drops = new Drops();
    expect(
      parseShop([null, property(rate), { property_id: '8', status: 'partially_unavailable' }], drops),
    ).toMatchObject([{ property_id: '7' }, { property_id: '8', rooms: [] }]);
    expect(drops.total).toBe(1);
  });

  it('takes no rooms at all as an answer and anything but a list as none', () => {
    expect(parseShop([], new Drops())).toEqual([]);
    expect(parseShop({ message: 'busy' }, new Drops())).toBeNull();
  });

  it('accepts nights as a number or a text', () => {
    const window = {
      start: '2027-01-01T00:00:00.000+09:00',
      end: '2027-01-02T00:00:00.000+09:00',
      nights: 1,
    };
    const [read] = parseShop([property({ ...rate, cancel_penalties: [window] })], new Drops()) ?? [];
    expect(read?.rooms[0]?.rates[0]?.cancel_penalties[0]?.nights).toBe('1');
  });
});

describe('a price check', () => {
  it('reads the older word for available', () => {
    expect(priceCheckSchema.parse({ status: 'MATCHED', links: {} }).status).toBe('available');
  });
});
