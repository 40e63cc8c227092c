import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { stayAhead, suggest } from '../search/_search.ts';

interface Content {
  id: string;
  epsPropertyId: string;
  language: string;
  name: string;
  nameEn: string;
  timeZone: string;
  images: { url: string }[];
  rooms: { id: string; roomAmenities: { smoking: boolean } }[];
  guestReviews: { rating: number; submittedDate: string }[];
  importantNotes: { checkin: { beginTime: string }; instructions: string };
  attributes: { general: { canUseUnicodeInSpecialRequest: boolean } };
  cheapestPriceV2: { paymentPrice: number } | null;
}

interface Picture {
  url: string;
  largeUrl: string;
}

const detailQuery = `
  query ($id: ID!, $language: String, $stay: RoomsWithRateInput!) {
    expediaHotelDetail(id: $id, language: $language) {
      id
      propertyContent {
        id epsPropertyId language name nameEn timeZone images { url } rooms { id roomAmenities { smoking } }
        guestReviews(first: 3) { rating submittedDate }
        importantNotes { checkin { beginTime } instructions }
        attributes { general { canUseUnicodeInSpecialRequest } }
        cheapestPriceV2(stay: $stay) { paymentPrice }
      }
    }
  }`;

let api: TestApi;
let client: TestClient;
const stay = stayAhead();
beforeAll(async () => {
  api = await startTestApi();
  client = api.as('employee@sakura.example');
});
afterAll(() => api.close());

async function detail(id: string, language?: string): Promise<Content | null> {
  const response = await client.query<{ expediaHotelDetail: { propertyContent: Content } | null }>(
    detailQuery,
    {
      id,
      language,
      stay,
    },
  );
  return response.expectNoErrors().expediaHotelDetail?.propertyContent ?? null;
}

describe('hotel detail', () => {
  // spec: 3.important-notes, 3.property-content, 3.review, 7.expediaHotelDetail, 9.language
  it('is Japanese by default, as plain text, with rooms, pictures, reviews and a price', async () => {
    const [hotel] = (await suggest(client, '京都')).hotels;
    const content = await detail(hotel?.id ?? '');
    expect(content).toMatchObject({
      id: hotel?.id,
      epsPropertyId: hotel?.id,
      language: 'ja-JP',
      name: hotel?.name,
      nameEn: hotel?.nameEn,
      timeZone: 'Asia/Tokyo',
    });
    expect(content?.rooms.length).toBeGreaterThan(0);
    expect(content?.images.length).toBeGreaterThan(0);
    expect(content?.guestReviews).toHaveLength(3);
    expect(content?.importantNotes.checkin.beginTime).toMatch(/^\d\d:\d\d$/);
    expect(content?.importantNotes.instructions).not.toMatch(/[<>]/);
    expect(content?.cheapestPriceV2?.paymentPrice).toBeGreaterThan(0);
  });

  it('in English is another object about the same hotel', async () => {
    const [hotel] = (await suggest(client, '京都')).hotels;
    const english = await detail(hotel?.id ?? '', 'en-US');
    expect(english).toMatchObject({
      id: `${hotel?.id}@en-US`,
      epsPropertyId: hotel?.id,
      language: 'en-US',
      name: hotel?.nameEn,
    });
    expect(await detail(english?.id ?? '')).toEqual(english);
  });

  // spec: 5.special-request
  it('abroad has deadlines in its own zone and wants Latin letters', async () => {
    const [hotel] = (await suggest(client, 'honolulu')).hotels;
    const content = await detail(hotel?.id ?? '');
    expect(content?.timeZone).toBe('Pacific/Honolulu');
    expect(content?.attributes.general.canUseUnicodeInSpecialRequest).toBe(false);
  });

  it('shows its pictures and those of its rooms at the supplier of today', async () => {
    const baseUrl = 'http://127.0.0.1:9';
    const moved = await startTestApi({ config: { rapid: { ...api.config.rapid, baseUrl } } });
    const response = await moved.as('employee@sakura.example').query<{
      expediaHotelDetail: { propertyContent: { images: Picture[]; rooms: { images: Picture[] }[] } };
    }>(
      `{ expediaHotelDetail(id: "1500003") { propertyContent {
        images { url largeUrl } rooms { images { url largeUrl } }
      } } }`,
    );
    await moved.close();
    const { images, rooms } = response.expectNoErrors().expediaHotelDetail.propertyContent;
    const pictures = [...images, ...rooms.flatMap((room) => room.images)];
    expect(pictures.length).toBeGreaterThan(images.length);
    for (const { url, largeUrl } of pictures)
      expect([new URL(url).origin, new URL(largeUrl).origin]).toEqual([baseUrl, baseUrl]);
  });

  it('of a hotel that does not exist is nothing', async () => {
    expect(await detail('no-such-hotel')).toBeNull();
  });
});
