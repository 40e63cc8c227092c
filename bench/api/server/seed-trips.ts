import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { CliError } from '../../../scripts/lib/cli.ts';
import type { Ask } from './graphql.ts';

const BOOKED = 12;
const TRIPS = 240;

interface Rooms {
  expediaHotelRooms: {
    epsRoomId: string;
    rates: {
      epsRateId: string;
      bedGroups: { id: string }[];
      pricing: { total: { paymentPrice: number } };
    }[];
  }[];
}

/** Books some trips through the API, each in another hotel, then copies their rows until there are many. */
export async function seedTrips(databaseUrl: string, ask: Ask): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from properties where country_code = 'JP' and active order by rank limit 40`,
    );
    let booked = 0;
    for (const { id } of rows) if (booked < BOOKED && (await bookOne(ask, id, booked))) booked++;
    if (booked < BOOKED)
      throw new CliError(`Only ${booked} of ${BOOKED} trips could be booked for the benchmark.`);
    for (let round = 1; round < TRIPS / BOOKED; round++) await copyTrips(client, round);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function bookOne(ask: Ask, propertyId: string, index: number): Promise<boolean> {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const stay = {
    checkin: day(40 + index),
    checkout: day(42 + index),
    occupancies: [{ adults: 1 }, { adults: 2 }],
  };
  const { expediaHotelRooms } = await ask<Rooms>(
    `query ($id: ID!, $stay: RoomsWithRateInput!) { expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
      epsRoomId rates { epsRateId bedGroups { id } pricing { total { paymentPrice } } } } }`,
    { id: propertyId, stay },
  );
  const room = expediaHotelRooms.find(({ rates }) => rates.length > 0);
  const rate = room?.rates[0];
  if (!room || !rate) return false;
  const { prepareToBookHotel: prepared } = await ask<{
    prepareToBookHotel: {
      preparedBooking?: {
        priceCheckId: string;
        usingRate: { pricing: { total: { paymentPrice: number } } };
      };
    };
  }>(
    `mutation ($input: PrepareToBookHotelInput!) { prepareToBookHotel(input: $input) { ... on PrepareSuccess {
      preparedBooking { priceCheckId usingRate { pricing { total { paymentPrice } } } } } } }`,
    {
      input: {
        epsPropertyId: propertyId,
        epsRoomId: room.epsRoomId,
        epsRateId: rate.epsRateId,
        bedGroupId: rate.bedGroups[0]?.id,
        isPackageRate: false,
        stay,
        expectedPaymentPrice: rate.pricing.total.paymentPrice,
      },
    },
  );
  if (!prepared.preparedBooking) return false;
  const { priceCheckId, usingRate } = prepared.preparedBooking;
  const { bookExpediaHotel } = await ask<{ bookExpediaHotel: { travel?: { id: string } } }>(
    `mutation ($input: BookExpediaHotelInput!) { bookExpediaHotel(input: $input) {
      ... on BookSuccess { travel { id } } } }`,
    {
      input: {
        priceCheckId,
        guests: [
          { familyName: 'Tanaka', givenName: 'Kenichi' },
          { familyName: 'Suzuki', givenName: 'Hanako' },
        ],
        email: 'bench@sakura.example',
        phone: { areaCode: '3', number: '12345678' },
        paymentType: 'INVOICE',
        acceptedPaymentPrice: usingRate.pricing.total.paymentPrice,
        acceptedTerms: true,
        idempotencyKey: randomUUID(),
      },
    },
  );
  return bookExpediaHotel.travel !== undefined;
}

/** Copies whole rows, whatever columns they have, under new keys. */
async function copyTrips(client: pg.Client, round: number): Promise<void> {
  const renamed = (columns: Record<string, string>) =>
    Object.entries(columns)
      .map(([column, value]) => `'${column}', ${value}`)
      .join(', ');
  const suffix = `'-${round}'`;
  const tables: { name: string; columns: Record<string, string> }[] = [
    { name: 'price_checks', columns: { id: `old.id || ${suffix}` } },
    {
      name: 'booking_attempts',
      columns: {
        id: `old.id || ${suffix}`,
        price_check_id: `old.price_check_id || ${suffix}`,
        idempotency_key: `old.idempotency_key || ${suffix}`,
        supplier_reference: `old.supplier_reference || ${suffix}`,
        next_check_at: 'null::text',
      },
    },
    {
      name: 'travels',
      columns: {
        id: `old.id || ${suffix}`,
        attempt_id: `old.attempt_id || ${suffix}`,
        travel_number: `old.travel_number || ${suffix}`,
        public_key_hash: `old.public_key_hash || ${suffix}`,
        supplier_reference: `old.supplier_reference || ${suffix}`,
        itinerary_next_read_at: 'null::text',
        start_date: `(old.start_date + ${round})::text`,
      },
    },
    {
      name: 'travel_rooms',
      columns: { id: `old.id || ${suffix}`, travel_id: `old.travel_id || ${suffix}` },
    },
  ];
  for (const { name, columns } of tables) {
    await client.query(
      `insert into ${name} select (jsonb_populate_record(null::${name},
        to_jsonb(old) || jsonb_build_object(${renamed(columns)}))).* from ${name} old where old.id not like '%-%'`,
    );
  }
}
