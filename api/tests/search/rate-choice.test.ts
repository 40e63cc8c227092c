import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { type FoundHotel, regionId, search, stayAhead } from './_search.ts';

const price = 'paymentPrice totalPaymentPrice mealType refundable freeCancelUntil cancelPenaltyNow';
const hotelsQuery = `query ($id: ID!, $stay: RoomsWithRateInput!, $choice: RateChoiceInput) {
  expediaHotelDetail(id: $id) {
    propertyContent { chosen: cheapestPriceV2(stay: $stay, choice: $choice) { ${price} } cheapestPriceV2(stay: $stay) { ${price} } }
  }
}`;
type Offer = FoundHotel['cheapestPriceV2'];

let api: TestApi;
let client: TestClient;
let region: { regionId: string };
beforeAll(async () => {
  api = await startTestApi();
  client = api.as('employee@sakura.example');
  region = { regionId: await regionId(client, '東京', ['CITY', 'MULTI_CITY_VICINITY']) };
});
afterAll(() => api?.close());

const stay = stayAhead();
const filter = { availableOnly: true, freeCancellation: true, mealTypes: ['BREAKFAST'] };

/** The price of a hotel outside of any list: by a choice, and the cheapest of all. */
async function priceOf(id: string, choice: object): Promise<{ chosen: Offer; cheapest: Offer }> {
  const answer = await client.query<{
    expediaHotelDetail: { propertyContent: { chosen: Offer; cheapestPriceV2: Offer } };
  }>(hotelsQuery, { id, stay, choice });
  const { chosen, cheapestPriceV2 } = answer.expectNoErrors().expediaHotelDetail.propertyContent;
  return { chosen, cheapest: cheapestPriceV2 };
}

describe('the price of a hotel by the choice of a list', () => {
  it.each([
    ['a filter', { filter }],
    ['the order by free cancellation', { filter: {}, sort: 'CANCEL_DEADLINE' }],
  ])('is the one that the list of %s shows, and not always the cheapest', async (_name, choice) => {
    const { nodes } = await search(client, { region, stay, ...choice, first: 10 });
    expect(nodes).toHaveLength(10);
    const prices = await Promise.all(nodes.map(({ id }) => priceOf(id, choice)));
    expect(prices.map(({ chosen }) => chosen)).toEqual(nodes.map(({ cheapestPriceV2 }) => cheapestPriceV2));
    const isCheaper = ({ chosen, cheapest }: (typeof prices)[number]) =>
      (cheapest?.paymentPrice ?? 0) < (chosen?.paymentPrice ?? 0);
    expect(prices.some(isCheaper)).toBe(true);
  });

  it('is its own for each of two choices in one request', async () => {
    const [hotel] = (await search(client, { region, stay, sort: 'CANCEL_DEADLINE', first: 1 })).nodes;
    const answer = await client.query<{ expediaHotelDetail: { propertyContent: Record<string, Offer> } }>(
      `query ($id: ID!, $stay: RoomsWithRateInput!) {
        expediaHotelDetail(id: $id) { propertyContent {
          free: cheapestPriceV2(stay: $stay, choice: { sort: CANCEL_DEADLINE }) { ${price} }
          recommended: cheapestPriceV2(stay: $stay, choice: {}) { ${price} }
          breakfast: cheapestPriceV2(stay: $stay, choice: { filter: { mealTypes: [BREAKFAST] } }) { ${price} }
        } }
      }`,
      { id: hotel?.id, stay },
    );
    const { propertyContent } = answer.expectNoErrors().expediaHotelDetail;
    expect(propertyContent.free).toEqual(hotel?.cheapestPriceV2);
    expect(propertyContent.free?.freeCancelUntil).not.toBeNull();
    expect(propertyContent.recommended?.freeCancelUntil).toBeNull();
    expect(propertyContent.breakfast?.mealType).toBe('BREAKFAST');
  });

  it('is its own for a hotel of a list that was searched by another choice', async () => {
    const answer = await client.query<{ searchPropertyContent: { nodes: { chosen: Offer }[] } }>(
      `query ($region: RegionInput!, $input: SearchPropertyContentInput!, $stay: RoomsWithRateInput!) {
        searchPropertyContent(regionInput: $region, input: $input, first: 10) {
          nodes { chosen: cheapestPriceV2(stay: $stay, choice: { filter: { mealTypes: [BREAKFAST] } }) { ${price} } }
        }
      }`,
      { region, input: { stay, filter: { freeCancellation: true } }, stay },
    );
    const { nodes } = answer.expectNoErrors().searchPropertyContent;
    const meals = nodes.flatMap(({ chosen }) => chosen?.mealType ?? []);
    expect(new Set(meals)).toEqual(new Set(['BREAKFAST']));
  });

  it('is null where no rate passes, whatever the choice says of hotels', async () => {
    const [hotel] = (await search(client, { region, stay })).nodes;
    const id = hotel?.id ?? '';
    expect((await priceOf(id, { filter: { minRoomSquareMeters: 900 } })).chosen).toBeNull();
    const other = await priceOf(id, { filter: { amenities: ['PET'], minGuestRating: 5 } });
    expect(other.chosen).toEqual(other.cheapest);
  });

  it('holds for a hotel that was picked by name, too', async () => {
    const { nodes } = await search(client, { region, stay, filter });
    const id = nodes[0]?.id ?? '';
    const page = await search(client, { region, stay, filter, propertyId: id });
    expect(page.specifiedProperty?.cheapestPriceV2).toEqual((await priceOf(id, { filter })).chosen);
  });
});
