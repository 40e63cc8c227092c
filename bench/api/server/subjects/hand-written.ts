// What one would write by hand for the trip list alone: three queries, a mapping, JSON. No session, no GraphQL.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { serveBench, world } from './serve.ts';

interface TripRow {
  id: string;
  travel_number: string;
  status: string;
  payment_type: string;
  payment_price: string;
  refund_price: string;
  start_date: string;
  end_date: string;
  user_id: string;
  user_name: string;
  property_id: string;
  property_name: string;
  image: string | null;
  property_currency: string | null;
  rooms: { id: string; familyName: string; givenName: string }[];
}

const tripsOfBranch = `
  select t.id, t.travel_number, t.status, t.payment_type, t.payment_price, t.refund_price,
    t.start_date::text, t.end_date::text, u.id as user_id, u.name as user_name, t.property_id,
    c.content ->> 'name' as property_name, c.content -> 'images' -> 0 -> 'links' -> '350px' ->> 'href' as image,
    t.rate -> 'occupancy_pricing' -> '1' -> 'fees' -> 'mandatory_fee' -> 'billable_currency' ->> 'currency'
      as property_currency,
    (select json_agg(json_build_object('id', r.id, 'familyName', r.family_name, 'givenName', r.given_name)
      order by r.room_number) from travel_rooms r where r.travel_id = t.id) as rooms
  from travels t join users u on u.id = t.user_id
  join property_contents c on c.property_id = t.property_id and c.language = 'ja-JP'
  where t.branch_id = (select branch_id from users where firebase_uid = 'demo-sakura-employee')
  order by t.start_date, t.id limit 21`;
const countOfBranch = `select count(*)::int4 as count from travels
  where branch_id = (select branch_id from users where firebase_uid = 'demo-sakura-employee')`;

const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 10 });

function toNode(row: TripRow) {
  const payment = Number(row.payment_price);
  const refund = Number(row.refund_price);
  return {
    id: row.id,
    travelNumber: row.travel_number,
    status: row.status,
    propertyContent: {
      name: row.property_name,
      images: row.image === null ? [] : [{ url: row.image }],
      id: row.property_id,
    },
    startDate: row.start_date,
    endDate: row.end_date,
    expediaHotelRooms: row.rooms,
    paymentType: row.payment_type,
    pricing: {
      total: {
        propertyPrice: row.property_currency === null ? null : { total: { currency: row.property_currency } },
      },
      refundPrice: refund,
      finalPaymentPrice: payment - refund,
    },
    employee: { name: row.user_name, id: row.user_id },
    __typename: 'Travel',
  };
}

const server = createServer(async (_request, response) => {
  const [trips, count] = await Promise.all([
    pool.query<TripRow>(tripsOfBranch),
    pool.query<{ count: number }>(countOfBranch),
  ]);
  const rows = trips.rows.slice(0, 20);
  const edges = rows.map((row) => ({
    node: toNode(row),
    cursor: Buffer.from(JSON.stringify([row.start_date, row.id])).toString('base64url'),
  }));
  const body = JSON.stringify({
    data: {
      branchTravels: {
        totalCount: count.rows[0]?.count,
        edges,
        pageInfo: { endCursor: edges.at(-1)?.cursor, hasNextPage: trips.rows.length > 20 },
      },
    },
  });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => serveBench((server.address() as AddressInfo).port));
