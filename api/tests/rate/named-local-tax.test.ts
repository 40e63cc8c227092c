import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasHotSpring } from '../../src/modules/catalog/hot-spring.ts';
import { storedHotel } from '../../src/adapters/supplier/stored/stored-hotel.ts';
import { estimateLocalTax } from '../../src/modules/local-tax/estimate-local-tax.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { stayAhead } from '../search/_search.ts';

interface FoundRate {
  mappedRateAmenities: { mealType: string };
  localTax: { isUpperBound: boolean } | null;
  pricing: {
    total: { propertyPrice: { mandatoryTaxPrice: { value: string } | null } | null };
    occupancyPricing: { nightsPrice: { stayPrice: number; taxAndServicePrice: number }[] }[];
  };
}

const ratesQuery = `query ($id: ID!, $stay: RoomsWithRateInput!) {
  expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
    rates {
      mappedRateAmenities { mealType } localTax { isUpperBound }
      pricing {
        total { propertyPrice { mandatoryTaxPrice { value } } }
        occupancyPricing { nightsPrice { stayPrice taxAndServicePrice } }
      }
    }
  }
}`;

let api: TestApi;
let client: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  client = api.as('employee@sakura.example');
});
afterAll(() => api.close());

/** Hotels of a municipality, as the catalog writes it, that name charges of their own. */
async function listHotels(city: string) {
  const found = await api.app.db
    .selectFrom('properties')
    .innerJoin('property_contents', 'property_contents.property_id', 'properties.id')
    .select(['properties.id', 'property_contents.content'])
    .where('properties.id', '<', '9000000')
    .where('property_contents.language', '=', 'ja-JP')
    .where(sql<boolean>`content->'address'->>'city' = ${city}`)
    .where(sql<boolean>`content->'fees'->>'mandatory' like '%税%'`)
    .orderBy('rank')
    .limit(60)
    .execute();
  return found.map(({ id, content }) => ({ id, content: storedHotel.read(content) }));
}

const parties = [
  { adults: 2, childAges: [8, 14] },
  { adults: 1, childAges: [] },
];

interface Compared {
  id: string;
  named: number;
  estimate: number;
  /** The estimate can't tell the price of the room from that of the meals. */
  isUpperBound: boolean;
  shownEstimate: object | null;
}

async function compareRates(city: string, wanted: number, days: number): Promise<Compared[]> {
  const stay = stayAhead({ days, occupancies: parties });
  const compared: Compared[] = [];
  for (const { id, content } of (await listHotels(city)).slice(0, wanted)) {
    const answer = await client.query<{ expediaHotelRooms: { rates: FoundRate[] }[] }>(ratesQuery, {
      id,
      stay,
    });
    for (const rate of answer.expectNoErrors().expediaHotelRooms.flatMap(({ rates }) => rates)) {
      const { estimate } = estimateLocalTax({
        place: content.address,
        hasHotSpring: hasHotSpring(content),
        includesMeals: rate.mappedRateAmenities.mealType !== 'NONE',
        rooms: parties.map((party, room) => ({
          ...party,
          nights: (rate.pricing.occupancyPricing[room]?.nightsPrice ?? []).map((night, index) => ({
            date: addDays(stay.checkin, index),
            price: night.stayPrice + night.taxAndServicePrice,
          })),
        })),
      });
      compared.push({
        id,
        named: Number(rate.pricing.total.propertyPrice?.mandatoryTaxPrice?.value ?? 0),
        estimate: estimate?.total ?? 0,
        isUpperBound: estimate?.isUpperBound ?? false,
        shownEstimate: rate.localTax,
      });
    }
  }
  return compared;
}

it.each(['東京', '京都市', '大阪市', '福岡市', '北九州市', '金沢市', '長崎市', '別府市', '箱根町'])(
  'finds hotels of %s naming the taxes that its rules say, for this season and the next',
  async (city) => {
    for (const days of [40, 200]) {
      const rates = await compareRates(city, 10, days);
      const exact = rates.filter(({ isUpperBound }) => !isUpperBound);
      const withMeals = rates.filter(({ isUpperBound }) => isUpperBound);
      expect(exact.map(({ id, named }) => [id, named])).toEqual(
        exact.map(({ id, estimate }) => [id, estimate]),
      );
      expect(withMeals.filter(({ named, estimate }) => named > estimate)).toEqual([]);
      const named = rates.filter((rate) => rate.named > 0);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter(({ shownEstimate }) => shownEstimate)).toEqual([]);
    }
  },
);

it('finds no hotel that names one of two taxes', async () => {
  expect(await listHotels('札幌市')).toEqual([]);
  expect(await listHotels('熱海市')).toEqual([]);
});
