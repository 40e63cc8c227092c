import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  type BookingWorld,
  buildStay,
  type ChosenRate,
  chooseRate,
  startBookingWorld,
  type StayInput,
} from '../booking/_booking.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { eventually, mailsTo } from '../booking/_outside.ts';
import { regionId } from '../search/_search.ts';
import { bookTrip, getRoom } from '../travel/_trip.ts';

interface Estimate {
  total: number;
  isUpperBound: boolean;
  taxes: { kind: string; authority: string | null; amount: number; source: string }[];
}
interface FoundRate {
  epsRateId: string;
  localTax: Estimate | null;
  localTaxState: string;
  mappedRateAmenities: { mealType: string };
  pricing: {
    total: { paymentPrice: number; propertyPrice: { mandatoryTaxPrice: object | null } | null };
    occupancyPricing: { nightsPrice: { stayPrice: number; taxAndServicePrice: number }[] }[];
  };
}

interface FoundHotel {
  epsPropertyId: string;
  cheapestPriceV2: {
    totalPaymentPrice: number;
    propertyPrice: { mandatoryTaxPrice: object | null } | null;
    localTax: Estimate | null;
  } | null;
}

const localTax = 'localTaxState localTax { total isUpperBound taxes { kind authority amount source } }';
const ratesQuery = `query ($id: ID!, $stay: RoomsWithRateInput!) {
  expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
    rates {
      epsRateId ${localTax} mappedRateAmenities { mealType }
      pricing {
        total { paymentPrice propertyPrice { mandatoryTaxPrice { value } } }
        occupancyPricing { nightsPrice { stayPrice taxAndServicePrice } }
      }
    }
  }
}`;

let world: BookingWorld;
let client: TestClient;

beforeAll(async () => {
  world = await startBookingWorld();
  client = world.api.as('employee@sakura.example');
});
afterAll(() => world.close());

/** Hotels of a city, as the catalog writes it, with or without charges of their own. */
async function findHotels(city: string, hasCharges: boolean): Promise<string[]> {
  const found = await world.api.app.db
    .selectFrom('properties')
    .innerJoin('property_contents', 'property_contents.property_id', 'properties.id')
    .select('properties.id')
    .where('properties.id', '<', '9000000')
    .where('property_contents.language', '=', 'ja-JP')
    .where(sql<boolean>`content->'address'->>'city' = ${city}`)
    .where(sql<boolean>`content->'fees' ? 'mandatory'`, '=', hasCharges)
    .orderBy('rank')
    .limit(40)
    .execute();
  return found.map(({ id }) => id);
}

async function listRates(id: string, stay: StayInput): Promise<FoundRate[]> {
  const answer = await client.query<{ expediaHotelRooms: { rates: FoundRate[] }[] }>(ratesQuery, {
    id,
    stay,
  });
  return answer.expectNoErrors().expediaHotelRooms.flatMap(({ rates }) => rates);
}

/** What one person owes for a night in Sapporo at this price, by what prefecture and city publish. */
function owedInSapporo(priceWithTax: number): number {
  const price = Math.floor(priceWithTax / 1.1);
  const prefecture = price < 20_000 ? 100 : price < 50_000 ? 200 : 500;
  return prefecture + (price < 50_000 ? 200 : 500);
}

it('estimates the taxes of prefecture and city beside each rate whose hotel names none', async () => {
  const stay = buildStay();
  const hotels = await findHotels('札幌市', false);
  const rates = (await Promise.all(hotels.slice(0, 8).map((id) => listRates(id, stay)))).flat();
  expect(rates.length).toBeGreaterThan(5);
  expect(new Set(rates.map((rate) => rate.localTaxState))).toEqual(new Set(['ESTIMATED']));
  for (const { localTax: estimate, pricing, mappedRateAmenities } of rates) {
    const nights = pricing.occupancyPricing.flatMap(({ nightsPrice }) => nightsPrice);
    const owed = nights.map((night) => owedInSapporo(night.stayPrice + night.taxAndServicePrice));
    expect(estimate).toMatchObject({
      total: owed.reduce((sum, amount) => sum + amount, 0),
      isUpperBound: mappedRateAmenities.mealType !== 'NONE',
      taxes: [
        { kind: 'LODGING', authority: '北海道', source: '北海道宿泊税条例' },
        { kind: 'LODGING', authority: '札幌市', source: '札幌市宿泊税条例' },
      ],
    });
  }
});

it("leaves the estimate out where the supplier names the hotel's own figure", async () => {
  const stay = buildStay();
  const hotels = await findHotels('京都市', true);
  const rates = (await Promise.all(hotels.slice(0, 8).map((id) => listRates(id, stay)))).flat();
  const named = rates.filter(({ pricing }) => pricing.total.propertyPrice?.mandatoryTaxPrice);
  expect(named.length).toBeGreaterThan(0);
  expect(named.map((rate) => [rate.localTax, rate.localTaxState])).toEqual(named.map(() => [null, 'NAMED']));
});

it('gives the same estimate with the cheapest price of a result list, without asking for the rates', async () => {
  const stay = buildStay(2);
  const region = { regionId: await regionId(client, '札幌', ['CITY']) };
  const answer = await client.query<{ searchPropertyContent: { nodes: FoundHotel[] } }>(
    `query ($input: SearchPropertyContentInput!, $region: RegionInput, $stay: RoomsWithRateInput!) {
      searchPropertyContent(input: $input, regionInput: $region, first: 30) {
        nodes {
          epsPropertyId
          cheapestPriceV2(stay: $stay) {
            totalPaymentPrice propertyPrice { mandatoryTaxPrice { value } } ${localTax}
          }
        }
      }
    }`,
    { input: { stay }, region, stay },
  );
  const hotels = answer.expectNoErrors().searchPropertyContent.nodes;
  const offers = hotels.flatMap(({ epsPropertyId, cheapestPriceV2: offer }) =>
    offer ? [{ id: epsPropertyId, offer }] : [],
  );
  const taxed = offers.filter(({ offer }) => offer.localTax);
  expect(taxed.length).toBeGreaterThan(3);
  for (const { offer } of offers) {
    expect(Boolean(offer.localTax)).toBe(!offer.propertyPrice?.mandatoryTaxPrice);
  }
  for (const { id, offer } of taxed.slice(0, 3)) {
    const rates = await listRates(id, stay);
    const same = rates.filter(({ pricing }) => pricing.total.paymentPrice === offer.totalPaymentPrice);
    expect(same.map((rate) => rate.localTax)).toContainEqual(offer.localTax);
  }
});

it('shows the estimate on the preparation, the trip, its rooms and to the guest, in no sum', async () => {
  const rate = await chooseInSapporo();
  const { travel } = await bookTrip(world, 'employee@sakura.example', { rate });
  const before = await readTrip(travel.id, travel.publicKey);
  const own = before.rooms[0] ?? 0;
  expect(own).toBeGreaterThan(0);
  expect(before).toEqual({
    whole: 2 * own,
    paid: rate.expectedPaymentPrice,
    rooms: [own, own],
    guest: [own, own],
  });
  const { email } = await client
    .query<{ travelInDetail: { email: string } }>(`query ($id: ID!) { travelInDetail(id: $id) { email } }`, {
      id: travel.id,
    })
    .then((answer) => answer.expectNoErrors().travelInDetail);
  const [mail] = await eventually(
    () => mailsTo(email),
    (mails) => mails.some(({ text }) => text.includes(travel.travelNumber)),
  );
  expect(mail?.text).toContain(`¥${new Intl.NumberFormat('ja-JP').format(2 * own)}(ホテルが現地で集めます。`);
  await cancelRooms(client, {
    travelId: travel.id,
    expediaHotelRoomIds: [getRoom(travel, 0).id],
    acceptedPenaltyPrice: 0,
  });
  expect(await readTrip(travel.id, travel.publicKey)).toEqual({
    whole: own,
    paid: rate.expectedPaymentPrice,
    rooms: [null, own],
    guest: [null, own],
  });
});

async function chooseInSapporo(): Promise<ChosenRate> {
  const stay = buildStay(2);
  for (const id of await findHotels('札幌市', false)) {
    const rate = await chooseRate(client, id, stay, true, 3).catch(() => null);
    if (rate) return rate;
  }
  throw new Error('No hotel of Sapporo has such a rate.');
}

async function readTrip(id: string, key: string | null | undefined) {
  interface Answer {
    travelInDetail: {
      localTax: Estimate | null;
      pricing: { total: { paymentPrice: number } };
      expediaHotelRooms: { localTax: Estimate | null }[];
    };
    travelByKey: { rooms: { localTax: Estimate | null }[] };
  }
  const answer = await client.query<Answer>(
    `query ($id: ID!, $key: String!) {
      travelInDetail(id: $id) { ${localTax} pricing { total { paymentPrice } } expediaHotelRooms { ${localTax} } }
      travelByKey(key: $key) { rooms { ${localTax} } }
    }`,
    { id, key },
  );
  const { travelInDetail, travelByKey } = answer.expectNoErrors();
  const totals = (rooms: { localTax: Estimate | null }[]) =>
    rooms.map((room) => room.localTax?.total ?? null);
  return {
    whole: travelInDetail.localTax?.total ?? null,
    paid: travelInDetail.pricing.total.paymentPrice,
    rooms: totals(travelInDetail.expediaHotelRooms),
    guest: totals(travelByKey.rooms),
  };
}
