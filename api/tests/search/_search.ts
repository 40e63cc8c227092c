import { addDays, dayInZone } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';

/** A stay some weeks ahead, for as many nights as wanted. */
export function stayAhead(options: { days?: number; nights?: number; occupancies?: object[] } = {}) {
  const checkin = addDays(dayInZone(new Date(), 'Asia/Tokyo'), options.days ?? 40);
  return {
    checkin,
    checkout: addDays(checkin, options.nights ?? 2),
    occupancies: options.occupancies ?? [{ adults: 2 }],
  };
}

interface Region {
  id: string;
  name: string;
  nameEn: string;
  type: string;
  propertyCount: number;
}
interface Hotel {
  id: string;
  name: string;
  nameEn: string;
  city: string | null;
}

export async function suggest(client: TestClient, keyword: string, types?: string[]) {
  const { incrementalSearchRegion: regions, incrementalSearchPropertyContent: hotels } = (
    await client.query<{ incrementalSearchRegion: Region[]; incrementalSearchPropertyContent: Hotel[] }>(
      `query ($keyword: String!, $types: [RegionType!]) {
        incrementalSearchRegion(input: { keyword: $keyword, types: $types }) { id name nameEn type propertyCount }
        incrementalSearchPropertyContent(input: { keyword: $keyword, limit: 5 }) { id name nameEn city }
      }`,
      { keyword, types },
    )
  ).expectNoErrors();
  return { regions, hotels };
}

/** Id of the first region of this name. */
export async function regionId(client: TestClient, keyword: string, types?: string[]): Promise<string> {
  const { regions } = await suggest(client, keyword, types);
  if (!regions[0]) throw new Error(`There is no region ${keyword}.`);
  return regions[0].id;
}

export interface FoundHotel {
  id: string;
  name: string;
  amenities: string[];
  ratings: { property: { rating: number } | null; guest: { overall: number } | null };
  distanceMeters: number | null;
  cheapestPriceV2: {
    paymentPrice: number;
    totalPaymentPrice: number;
    mealType: string;
    refundable: boolean;
    freeCancelUntil: string | null;
    cancelPenaltyNow: number;
  } | null;
}

export interface FoundPage {
  totalCount: number;
  regionName: string | null;
  nodes: FoundHotel[];
  specifiedProperty: FoundHotel | null;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export const searchQuery = `
  query ($input: SearchPropertyContentInput!, $region: RegionInput, $from: RegionInput!, $stay: RoomsWithRateInput!,
    $first: Int, $after: String) {
    searchPropertyContent(input: $input, regionInput: $region, first: $first, after: $after) {
      totalCount regionName pageInfo { hasNextPage endCursor }
      nodes { ...Hotel } specifiedProperty { ...Hotel }
    }
  }
  fragment Hotel on PropertyContent {
    id name amenities ratings { property { rating } guest { overall } } distanceMeters(from: $from)
    cheapestPriceV2(stay: $stay) { paymentPrice totalPaymentPrice mealType refundable freeCancelUntil cancelPenaltyNow }
  }`;

interface Search {
  region: object;
  stay: object;
  sort?: string;
  filter?: object;
  propertyId?: string;
  first?: number;
  after?: string | null;
}

export function searchVariables({ region, stay, sort, filter, propertyId, first, after }: Search) {
  const input = { stay, sort, filter, propertyId };
  return { input, region, from: region, stay, first: first ?? 20, after };
}

export async function search(client: TestClient, wanted: Search): Promise<FoundPage> {
  const response = await client.query<{ searchPropertyContent: FoundPage }>(
    searchQuery,
    searchVariables(wanted),
  );
  return response.expectNoErrors().searchPropertyContent;
}
