import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { addDays } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi, type TestApiOptions } from '../_testkit.ts';
import { type RapidProxy, startRapidProxy } from './_rapid-proxy.ts';

/** 特別リクエストは半角英数字のみ, of the supplier's attributes. */
const latinOnlyAttribute = '1073744201';

/** Stays begin on one of so many days. */
const daysOfStays = 260;

export interface BookingWorld {
  api: TestApi;
  rapid: RapidProxy;
  close(): Promise<void>;
}

/** An API whose line to the supplier the test can watch and break. */
export async function startBookingWorld(options: TestApiOptions = {}): Promise<BookingWorld> {
  const world = inject('world');
  const rapid = await startRapidProxy(world.rapid);
  const { rapidApiKey: apiKey, rapidSharedSecret: sharedSecret } = world.keys;
  const config = { rapid: { baseUrl: rapid.url, apiKey, sharedSecret }, ...options.config };
  const api = await startTestApi({ ...options, config });
  const close = async () => {
    await api.close();
    await rapid.close();
  };
  return { api, rapid, close };
}

export interface StayInput {
  checkin: string;
  checkout: string;
  occupancies: { adults: number; childAges?: number[] }[];
}

/** The first night of this test file's stays: other files book the same few rooms. */
let nextStay = randomInt(daysOfStays);

/** A week after the last one, so that no stay of a test file meets another one by chance; 7 and 260 share no divisor. */
function daysAheadOfNextStay(): number {
  nextStay = (nextStay + 7) % daysOfStays;
  return 40 + nextStay;
}

/** Two nights, far enough ahead to be canceled for nothing. */
export function buildStay(rooms = 1, daysAhead = daysAheadOfNextStay(), nights = 2): StayInput {
  const checkin = addDays(new Date().toISOString().slice(0, 10), daysAhead);
  const occupancies = Array.from({ length: rooms }, () => ({ adults: 1 }));
  return { checkin, checkout: addDays(checkin, nights), occupancies };
}

export interface ChosenRate {
  epsPropertyId: string;
  epsRoomId: string;
  epsRateId: string;
  bedGroupId: string;
  isPackageRate: boolean;
  stay: StayInput;
  expectedPaymentPrice: number;
  refundable: boolean;
}

interface RoomsAnswer {
  expediaHotelRooms: {
    epsRoomId: string;
    rates: {
      epsRateId: string;
      refundable: boolean;
      availableRooms: number | null;
      bedGroups: { id: string }[];
      pricing: { total: { paymentPrice: number } };
    }[];
  }[];
}

/** Picks a rate of a hotel the way the hotel page does, of which at least `roomsLeft` are left. */
export async function chooseRate(
  client: TestClient,
  propertyId: string,
  stay: StayInput,
  refundable = true,
  roomsLeft = 0,
): Promise<ChosenRate> {
  const response = await client.query<RoomsAnswer>(
    `query ($id: ID!, $stay: RoomsWithRateInput!) {
      expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
        epsRoomId
        rates { epsRateId refundable availableRooms bedGroups { id } pricing { total { paymentPrice } } }
      }
    }`,
    { id: propertyId, stay },
  );
  for (const room of response.expectNoErrors().expediaHotelRooms) {
    const rate = room.rates.find(
      (each) => each.refundable === refundable && (each.availableRooms ?? 0) >= roomsLeft,
    );
    const bedGroupId = rate?.bedGroups[0]?.id;
    if (!rate || !bedGroupId) continue;
    return {
      epsPropertyId: propertyId,
      epsRoomId: room.epsRoomId,
      epsRateId: rate.epsRateId,
      bedGroupId,
      isPackageRate: false,
      stay,
      expectedPaymentPrice: rate.pricing.total.paymentPrice,
      refundable: rate.refundable,
    };
  }
  throw new Error(`The hotel ${propertyId} has no such rate.`);
}

/** Each worker reads the hotels once, by `latinOnly`: all its test files have copies of one prepared database. */
const bestHotels = new Map<boolean, Promise<string[]>>();

async function findBestHotels(api: TestApi, latinOnly: boolean): Promise<string[]> {
  const found = await api.app.db
    .selectFrom('properties')
    .innerJoin('property_contents', 'property_contents.property_id', 'properties.id')
    .select('properties.id')
    .where('properties.country_code', '=', 'JP')
    .where('properties.id', '<', '9000000')
    .where('property_contents.language', '=', 'ja-JP')
    .where(sql<boolean>`content->'attributes'->'general' ? ${latinOnlyAttribute}`, '=', latinOnly)
    .orderBy('rank')
    .limit(400)
    .execute();
  return found.map(({ id }) => id);
}

/**
 * A refundable rate of a hotel without faults, picked by chance among the best. It can be booked a few times: a rate of
 * which one room is left would be sold out after a test's first booking, on some days only. Six in a hundred hotels take special
 * requests in Latin letters alone; these are left out, or with `latinOnly` the only ones.
 */
export async function chooseAnyRate(
  api: TestApi,
  client: TestClient,
  stay: StayInput,
  { latinOnly = false } = {},
): Promise<ChosenRate> {
  const hotels = bestHotels.get(latinOnly) ?? findBestHotels(api, latinOnly);
  bestHotels.set(latinOnly, hotels);
  let cause: unknown;
  // Few hotels have many rooms left on a day picked by chance.
  for (const id of (await hotels).slice(randomInt(latinOnly ? 20 : 100))) {
    try {
      return await chooseRate(client, id, stay, true, 4);
    } catch (error) {
      cause = error;
    }
  }
  throw new Error('No hotel has a refundable rate.', { cause });
}

export interface Prepared {
  __typename: string;
  errorCode?: string;
  preparedBooking?: {
    priceCheckId: string;
    state: string;
    priceChanged: boolean;
    previousPaymentPrice: number | null;
    usingRate: { pricing: { total: { paymentPrice: number } } };
    previousTravel: { id: string; status: string } | null;
    previousPenaltyPrice: number | null;
  };
}

export async function prepare(
  client: TestClient,
  rate: ChosenRate,
  previousTravelId?: string,
  previousPriceCheckId?: string,
): Promise<Prepared> {
  const { refundable: _, ...input } = rate;
  const response = await client.query<{ prepareToBookHotel: Prepared }>(
    `mutation ($input: PrepareToBookHotelInput!) {
      prepareToBookHotel(input: $input) {
        __typename
        ... on PrepareSuccess {
          preparedBooking {
            priceCheckId state priceChanged previousPaymentPrice
            usingRate { pricing { total { paymentPrice } } }
            previousTravel { id status } previousPenaltyPrice
          }
        }
        ... on PrepareError { errorCode }
      }
    }`,
    { input: { ...input, previousTravelId, previousPriceCheckId } },
  );
  return response.expectNoErrors().prepareToBookHotel;
}

export interface BookInput {
  priceCheckId: string;
  guests: { familyName: string; givenName: string; specialRequest?: string; employeeId?: string }[];
  email: string;
  phone: { countryCode?: string; areaCode?: string; number: string };
  paymentType: 'INVOICE' | 'CREDIT_CARD';
  creditCardId?: string;
  acceptedPaymentPrice: number;
  acceptedTerms: boolean;
  companyIdByEmployee?: string;
  memo?: string;
  idempotencyKey: string;
  previousTravelId?: string;
  acceptedPreviousPenaltyPrice?: number;
  acceptedSimilarTravelIds?: string[];
}

const names = ['Tanaka', 'Suzuki', 'Sato', 'Ito'];

/** A good booking of what was prepared; by invoice unless `change` says otherwise. */
export function bookInput(prepared: Prepared, change: Partial<BookInput> = {}, rooms = 1): BookInput {
  if (!prepared.preparedBooking) throw new Error(`Not prepared: ${prepared.errorCode}`);
  const { priceCheckId, usingRate } = prepared.preparedBooking;
  return {
    priceCheckId,
    guests: Array.from({ length: rooms }, (_, index) => ({
      familyName: names[index] ?? 'Kato',
      givenName: 'Kenichi',
    })),
    // Its own address tells this test's itineraries from everyone else's.
    email: `${randomUUID()}@sakura.example`,
    phone: { areaCode: '3', number: '12345678' },
    paymentType: 'INVOICE',
    acceptedPaymentPrice: usingRate.pricing.total.paymentPrice,
    acceptedTerms: true,
    idempotencyKey: randomUUID(),
    ...change,
  };
}

export interface TravelAnswer {
  id: string;
  travelNumber: string;
  status: string;
  publicKey: string | null;
  pricing: { total: { paymentPrice: number }; refundPrice: number; finalPaymentPrice: number };
  expediaHotelRooms: {
    id: string;
    roomNumber: number;
    status: string;
    paymentPrice: number;
    refundPrice: number | null;
    currentPenaltyPrice: number | null;
  }[];
}

export const travelFields = `
  id travelNumber status publicKey
  pricing { total { paymentPrice } refundPrice finalPaymentPrice }
  expediaHotelRooms { id roomNumber status paymentPrice refundPrice currentPenaltyPrice }`;

export interface BookResult {
  __typename: string;
  travel?: TravelAnswer;
  /** The trip that shows 確認中. */
  unknownTravel?: TravelAnswer | null;
  errorCode?: string;
  guestIndex?: number | null;
  rePrepareRequired?: boolean;
  shouldAskToCardIssuer?: boolean;
  stripeCode?: string | null;
  stripeDeclineCode?: string | null;
  currentPaymentPrice?: number | null;
  similarTravels?: { id: string; travelNumber: string }[];
}

export async function book(client: TestClient, input: BookInput): Promise<BookResult> {
  const response = await client.query<{ bookExpediaHotel: BookResult }>(
    `mutation ($input: BookExpediaHotelInput!) {
      bookExpediaHotel(input: $input) {
        __typename
        ... on BookSuccess { travel { ${travelFields} } }
        ... on BookError {
          errorCode guestIndex rePrepareRequired shouldAskToCardIssuer stripeCode stripeDeclineCode
          currentPaymentPrice unknownTravel: travel { ${travelFields} } similarTravels { id travelNumber }
        }
      }
    }`,
    { input },
  );
  return response.expectNoErrors().bookExpediaHotel;
}

/** The path of a supplier booking. */
export const bookPath = /^\/v3\/itineraries\?token=/;
/** The path of reading a booking by reference or id. */
export const retrievePath = /^\/v3\/itineraries(\?affiliate|\/)/;

export async function readTravel(client: TestClient, id: string): Promise<TravelAnswer | null> {
  const response = await client.query<{ travelInDetail: TravelAnswer | null }>(
    `query ($id: ID!) { travelInDetail(id: $id) { ${travelFields} } }`,
    { id },
  );
  return response.expectNoErrors().travelInDetail;
}
