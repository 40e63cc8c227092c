import { describe, expect, it } from 'vitest';
import { contentSchema } from '../../rapid/content-schemas.ts';
import { Drops } from '../../rapid/drops.ts';
import { itinerarySchema } from '../../rapid/itinerary-schemas.ts';
import { wireContent, wireItinerary, wireProperty } from '../../rapid/mapping/_wire-samples.ts';
import { mapContent } from '../../rapid/mapping/content-mapping.ts';
import { mapItineraryRoom } from '../../rapid/mapping/itinerary-mapping.ts';
import { mapRate } from '../../rapid/mapping/rate-mapping.ts';
import { parseShop } from '../../rapid/shop-schemas.ts';
import type { KnownRoom } from '../supplier-itinerary.ts';
import type { Stored } from './stored.ts';
import { storedHotel } from './stored-hotel.ts';
import { storedRate } from './stored-rate.ts';
import { storedRoom } from './stored-room.ts';

/** As a JSON column gives it back. */
const inColumn = <T>(value: unknown) => JSON.parse(JSON.stringify(value)) as Stored<T>;
/** What a release before 0018 sees of it, and writes when it copies parts. */
const without = ({ v: _v, own: _own, ...rest }: Record<string, unknown>) => rest;
const asRecord = (stored: unknown) => stored as Record<string, unknown>;

const wireRate = parseShop([wireProperty], new Drops())?.[0]?.rooms[0]?.rates[0];
const wireRoom = itinerarySchema.parse(wireItinerary).rooms[0];
if (!wireRate || !wireRoom) throw new Error('The samples are unreadable.');
const content = contentSchema.parse(wireContent);
const [rate, hotel] = [mapRate(wireRate), mapContent(content)];
const room = mapItineraryRoom(wireRoom) as KnownRoom;

describe('a value in a JSON column', () => {
  it('is read as it was stored', () => {
    expect(storedRate.read(inColumn(storedRate.store(rate)))).toStrictEqual(rate);
    expect(storedRoom.read(inColumn(storedRoom.store(room)))).toStrictEqual(room);
    expect(storedHotel.read(inColumn(storedHotel.store(hotel)))).toStrictEqual(hotel);
  });

  it('that a release before 0018 wrote is read in the product’s form, and mapped once', () => {
    expect(storedRate.read(inColumn(wireRate))).toEqual(rate);
    expect(storedRoom.read(inColumn(wireRoom))).toEqual(room);
    const earlier = inColumn<typeof hotel>(content);
    expect(storedHotel.read(earlier)).toEqual(hotel);
    expect(storedHotel.read(earlier)).toBe(storedHotel.read(earlier));
  });

  it('means the same to a release before 0018, and to this one after that release has rewritten it', () => {
    const rewritten = without(asRecord(storedRate.store(rate)));
    expect(
      parseShop([{ ...wireProperty, rooms: [{ id: 'r', rates: [rewritten] }] }], new Drops()),
    ).toMatchObject([
      { rooms: [{ rates: [{ id: '333abc', cancel_penalties: wireRate.cancel_penalties }] }] },
    ]);
    expect(storedRate.read(inColumn(rewritten))).toEqual(rate);
    const rewrittenRoom = without(asRecord(storedRoom.store(room)));
    expect(itinerarySchema.parse({ ...wireItinerary, rooms: [rewrittenRoom] }).rooms[0]).toMatchObject({
      confirmation_id: wireRoom.confirmation_id,
      links: wireRoom.links,
      rate: { cancel_penalties: wireRoom.rate.cancel_penalties, cancel_refund: wireRoom.rate.cancel_refund },
    });
    expect(storedRoom.read(inColumn(rewrittenRoom))).toEqual(room);
    const rewrittenHotel = without(asRecord(storedHotel.store(hotel)));
    const { state_province_code: _code, ...address } = content.address;
    const { unknown_text: _text, ...descriptions } = content.descriptions ?? {};
    expect(inColumn(contentSchema.parse(rewrittenHotel))).toEqual(
      inColumn({ ...content, address, descriptions }),
    );
    expect(storedHotel.read(inColumn(rewrittenHotel))).toEqual(hotel);
  });

  it('comes apart into the product’s form and the earlier one', () => {
    const { own, earlier } = storedHotel.apart(hotel);
    expect(inColumn(own)).toEqual({ v: 2, own: hotel });
    expect(storedHotel.read(inColumn(earlier))).toEqual(hotel);
    expect('v' in earlier).toBe(false);
  });
});
