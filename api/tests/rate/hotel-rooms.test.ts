import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { regionId, search, stayAhead } from '../search/_search.ts';

interface Penalty {
  __typename: string;
  start: string;
  end: string;
}
interface FoundRate {
  __typename: string;
  id: string;
  refundable: boolean;
  isPackageRate: boolean;
  availableRooms: number | null;
  cancelPenalties: Penalty[];
  cancelTimeline: {
    freeUntil: string | null;
    stages: { start: string | null; end: string | null; penaltyPrice: number; label: string }[];
  };
  pricing: {
    averagePerOneRoomNight: { paymentPrice: number };
    total: { stayPrice: number; taxAndServicePrice: number; paymentPrice: number };
    occupancyPricing: { occupancy: string; paymentPrice: number; nightsPrice: object[] }[];
  };
}
interface FoundRoom {
  id: string;
  name: string;
  bedGroups: { id: string }[];
  rates: FoundRate[];
}

const roomsQuery = `
  query ($id: ID!, $stay: RoomsWithRateInput!) {
    expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
      id name bedGroups { id }
      rates {
        __typename id refundable isPackageRate availableRooms
        cancelPenalties {
          __typename start end currency
          ... on AmountCancelPenalty { amount } ... on NightCancelPenalty { nights }
          ... on PercentCancelPenalty { percent }
        }
        cancelTimeline { freeUntil stages { start end penaltyPrice label } }
        pricing {
          averagePerOneRoomNight { paymentPrice } total { stayPrice taxAndServicePrice paymentPrice }
          occupancyPricing { occupancy paymentPrice nightsPrice { stayPrice taxAndServicePrice } }
        }
      }
    }
  }`;

let api: TestApi;
let client: TestClient;
let hotel: string;
const stay = stayAhead({ nights: 3, occupancies: [{ adults: 2 }, { adults: 1, childAges: [5] }] });

async function rooms(from: TestClient, wanted: object = stay, id = hotel): Promise<FoundRoom[]> {
  const response = await from.query<{ expediaHotelRooms: FoundRoom[] }>(roomsQuery, { id, stay: wanted });
  return response.expectNoErrors().expediaHotelRooms;
}

beforeAll(async () => {
  api = await startTestApi();
  client = api.as('employee@sakura.example');
  const region = { regionId: await regionId(client, '名古屋', ['CITY']) };
  const page = await search(client, { region, stay, filter: { freeCancellation: true } });
  hotel = page.nodes[0]?.id ?? '';
});
afterAll(() => api.close());

describe('rooms and rates of a hotel', () => {
  // spec: 2.hotel, 3.rate-pricing, 7.expediaHotelRooms
  it('add up in every rate, room by room and night by night', async () => {
    const found = await rooms(client);
    expect(found.length).toBeGreaterThan(0);
    for (const { pricing } of found.flatMap(({ rates }) => rates)) {
      const { total, occupancyPricing, averagePerOneRoomNight } = pricing;
      expect(total.stayPrice + total.taxAndServicePrice).toBe(total.paymentPrice);
      expect(occupancyPricing.map(({ occupancy }) => occupancy)).toEqual(['2', '1-5']);
      expect(occupancyPricing.reduce((sum, room) => sum + room.paymentPrice, 0)).toBe(total.paymentPrice);
      expect(occupancyPricing.every(({ nightsPrice }) => nightsPrice.length === 3)).toBe(true);
      expect(averagePerOneRoomNight.paymentPrice).toBe(Math.ceil(total.paymentPrice / 6));
    }
  });

  it('carry a cancel timeline from booking on, without gaps, that never gets cheaper', async () => {
    const rates = (await rooms(client)).flatMap((room) => room.rates);
    expect(rates.some(({ cancelTimeline }) => cancelTimeline.freeUntil !== null)).toBe(true);
    for (const { cancelTimeline, refundable, pricing } of rates) {
      const { stages, freeUntil } = cancelTimeline;
      expect(stages[0]?.start).toBeNull();
      expect(stages.at(-1)?.end).toBeNull();
      expect(stages.slice(1).map(({ start }) => start)).toEqual(stages.slice(0, -1).map(({ end }) => end));
      const costs = stages.map(({ penaltyPrice }) => penaltyPrice);
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      expect(costs.at(-1)).toBeLessThanOrEqual(pricing.total.paymentPrice);
      expect(freeUntil !== null).toBe(refundable);
      expect(freeUntil ?? '+09:00').toMatch(/\+09:00$/);
    }
  });

  it('have ids of their own for every stay', async () => {
    const ids = (found: FoundRoom[]) => found.flatMap((room) => [room.id, ...room.rates.map(({ id }) => id)]);
    const one = ids(await rooms(client));
    expect(new Set(one).size).toBe(one.length);
    const shifted = ids(await rooms(client, stayAhead({ days: 41, nights: 3 })));
    expect(shifted.filter((id) => one.includes(id))).toEqual([]);
  });

  it.each(['employee@sakura.example', 'osaka@sakura.example'])(
    'refuse package rates to %s, whose branch has an agency or none',
    async (email) => {
      const wanted = { ...stay, includePackageRate: true };
      const answer = await api.as(email).query(roomsQuery, { id: hotel, stay: wanted });
      expect(answer.errorCodes).toEqual(['FORBIDDEN']);
    },
  );

  // spec: 3.rate
  it('show package rates to an agency that asks for them, and only then', async () => {
    const agency = api.as('agent@mirai.example');
    const region = { regionId: await regionId(agency, '名古屋', ['CITY']) };
    const { nodes } = await search(agency, { region, stay, first: 10 });
    const isPackage = async (wanted: object) => {
      const found = await Promise.all(nodes.map(({ id }) => rooms(agency, wanted, id)));
      return found.flat().flatMap(({ rates }) => rates.map(({ isPackageRate }) => isPackageRate));
    };
    expect(await isPackage({ ...stay, includePackageRate: true })).toContain(true);
    expect(await isPackage(stay)).not.toContain(true);
  });

  it('are none when the hotel is sold out, and an error when there is no such hotel', async () => {
    expect(await rooms(client, { ...stay, occupancies: [{ adults: 14 }] })).toEqual([]);
    const missing = await client.query(roomsQuery, { id: '1', stay });
    expect(missing.errorCodes).toEqual(['NOT_FOUND']);
  });
});
