import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  startBookingWorld,
  buildStay,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { eventually, mailsTo } from '../booking/_outside.ts';

const listQuery = `query ($input: BranchTravelsInput, $first: Int, $after: String) {
  branchTravels(input: $input, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { id status startDate employee { name } expediaHotelRooms { id } }
  }
}`;
interface List {
  branchTravels: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: { id: string; status: string; startDate: string; employee: { name: string } }[];
  };
}

describe('trips', () => {
  let world: BookingWorld;
  let employee: TestClient;
  let mine: TravelAnswer;
  let admins: TravelAnswer;
  let osakas: TravelAnswer;
  let offset = 0;
  const secret = 'secret-address@sakura.example';

  beforeAll(async () => {
    const clock = () => new Date(Date.now() + offset);
    world = await startBookingWorld({ overrides: { clock } });
    employee = world.api.as('employee@sakura.example');
    mine = await trip(
      'employee@sakura.example',
      { guests: [{ familyName: 'Yamada', givenName: 'Hanako' }] },
      50,
    );
    admins = await trip('admin@sakura.example', {}, 90);
    osakas = await trip('osaka@sakura.example', { companyIdByEmployee: 'CODE-77' }, 70);
  });
  afterAll(() => world.close());

  async function trip(email: string, change: object, daysAhead: number): Promise<TravelAnswer> {
    const client = world.api.as(email);
    const rate = await chooseAnyRate(world.api, client, buildStay(1, daysAhead));
    const answer = await book(client, bookInput(await prepare(client, rate), { email: secret, ...change }));
    if (!answer.travel) throw new Error(`Not booked: ${answer.errorCode}`);
    return answer.travel;
  }
  async function list(email: string, variables: object = {}): Promise<List['branchTravels']> {
    const response = await world.api.as(email).query<List>(listQuery, variables);
    return response.expectNoErrors().branchTravels;
  }
  const getIds = (page: List['branchTravels']) => page.nodes.map(({ id }) => id);

  // spec: 3.travel, 3.expedia-room, 7.branchTravels, 7.travelInDetail
  it('tells the same of a trip in a list as of the trip alone', async () => {
    const fields = `id email phone createdAt publicKey companyIdByEmployee departmentIdByEmployee
      externalSupplierName viewerCanCancel viewerCanChange viewerCanChangeDates stripeCreditCard { id }
      pricing { refundPrice finalPaymentPrice total { paymentPrice } } propertyContent { id name nameEn timeZone }
      itinerary { id rooms { id } }
      expediaHotelRooms { id hotelName city isPackageRate roomName bedType currentPenaltyPrice cancelPending }`;
    const response = await employee.query<{
      branchTravels: { nodes: { id: string }[] };
      travelInDetail: { id: string; email: string; phone: string };
    }>(`query ($id: ID!) { branchTravels { nodes { ${fields} } } travelInDetail(id: $id) { ${fields} } }`, {
      id: mine.id,
    });
    const { branchTravels, travelInDetail } = response.expectNoErrors();
    expect(travelInDetail.email).toBe(secret);
    // Grouped, as the booker's form shows it.
    expect(travelInDetail.phone).toBe('03-1234-5678');
    expect(branchTravels.nodes.find(({ id }) => id === mine.id)).toEqual(travelInDetail);
  });

  // spec: 6.roles, 7.branchTravels
  it('shows a branch its own trips, an agency those of its branches, an operator all', async () => {
    expect(getIds(await list('employee@sakura.example'))).toEqual([mine.id, admins.id]);
    expect(getIds(await list('osaka@sakura.example'))).toEqual([osakas.id]);
    expect(getIds(await list('admin@aozora.example'))).toEqual([]);
    expect(getIds(await list('agent@mirai.example'))).toEqual([osakas.id]);
    expect(getIds(await list('operator@yado.example'))).toEqual([mine.id, osakas.id, admins.id]);
  });

  it('answers for a foreign trip exactly as for one that does not exist', async () => {
    const query = `query ($id: ID!) {
      travelInDetail(id: $id) { id } completedBookingTravel(id: $id) { id }
      itineraries(travelId: $id) { id } vouchers(travelId: $id) { id }
    }`;
    const stranger = world.api.as('admin@aozora.example');
    const foreign = await stranger.query(query, { id: mine.id });
    const missing = await stranger.query(query, { id: 'missing' });
    expect(foreign.body).toEqual(missing.body);
    expect(foreign.expectNoErrors()).toEqual({
      travelInDetail: null,
      completedBookingTravel: null,
      itineraries: [],
      vouchers: [],
    });
    const seen = (await employee.query<{ vouchers: unknown[] }>(query, { id: mine.id })).expectNoErrors();
    expect(seen.vouchers).toHaveLength(1);
  });

  // spec: 2.trips, 7.branchTravels
  it.each([
    ['onlyMine', () => ({ onlyMine: true }), () => [mine.id]],
    ['guest name', () => ({ guestName: 'hanako yam' }), () => [mine.id]],
    ['guest name in the other order', () => ({ guestName: 'DA Hana' }), () => [mine.id]],
    ['one letter of a guest’s name', () => ({ guestName: 'y' }), () => [mine.id]],
    ['two letters that no guest’s name has together', () => ({ guestName: 'yh' }), () => []],
    [
      'travel number',
      () => ({ travelNumber: admins.travelNumber.slice(-6).toLowerCase() }),
      () => [admins.id],
    ],
    ['status', () => ({ statuses: ['CANCELED'] }), () => []],
    ['payment type', () => ({ paymentType: 'INVOICE' }), () => [mine.id, admins.id]],
    ['a wildcard taken literally', () => ({ hotelName: '%' }), () => []],
  ])('filters by %s', async (_what, input, expected) => {
    expect(getIds(await list('employee@sakura.example', { input: input() }))).toEqual(expected());
  });

  // spec: 3.paging
  it('pages through the list in both orders without losing or repeating a trip', async () => {
    for (const sort of ['START_DATE_ASC', 'START_DATE_DESC', 'CREATED_AT_DESC']) {
      const all = getIds(await list('operator@yado.example', { input: { sort } }));
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const page: List['branchTravels'] = await list('operator@yado.example', {
          input: { sort },
          first: 1,
          after,
        });
        expect(page.totalCount).toBe(3);
        paged.push(...getIds(page));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(paged).toEqual(all);
    }
  });

  it.each([
    ['START_DATE_ASC', ['1', 'x']],
    ['START_DATE_DESC', ['2027-02-30', 'x']],
    ['CREATED_AT_DESC', ['2027-02-28', 'x']],
  ])('refuses a cursor that is none of its own, in the order %s', async (sort, key) => {
    const after = Buffer.from(JSON.stringify(key)).toString('base64url');
    await expect(list('operator@yado.example', { input: { sort }, after })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('counts a trip as completed once its last day is over, in the list’s filter too', async () => {
    offset = 60 * 24 * 3_600_000;
    const completed = await list('employee@sakura.example', { input: { statuses: ['COMPLETED'] } });
    const booked = await list('employee@sakura.example', { input: { statuses: ['BOOKED'] } });
    offset = 0;
    expect(completed.nodes).toMatchObject([{ id: mine.id, status: 'COMPLETED' }]);
    expect(booked.nodes).toMatchObject([{ id: admins.id, status: 'BOOKED' }]);
  });

  const publicQuery = `query ($key: String!) {
    travelByKey(key: $key) {
      travelNumber status startDate endDate companyName
      agency { name normalTravelContactText emergencyTravelContactText }
      propertyContent { name nameEn address { line1 } } enPropertyContent { name }
      propertyPrice { total { currency value } }
      rooms {
        roomNumber roomName enRoomName bedType status familyName givenName checkin checkout totalNights numberOfAdults
        childAges smoking specialRequest propertyConfirmationId itineraryId
        mappedRateAmenities { wifi mealType jaMealLabels enMealLabels }
      }
    }
  }`;

  // spec: 1.public, 6.by-key, 7.travelByKey
  it('opens a trip by its key without signing in, in two languages, and leaks nothing of the company', async () => {
    const response = await world.api.anonymous().query(publicQuery, { key: osakas.publicKey });
    expect(response.expectNoErrors()).toMatchObject({
      travelByKey: {
        travelNumber: osakas.travelNumber,
        companyName: '株式会社さくら商事',
        agency: { name: 'みらいトラベル' },
        rooms: [{ familyName: 'Tanaka', status: 'BOOKED' }],
      },
    });
    const text = JSON.stringify(response.body);
    for (const hidden of [secret, 'CODE-77', osakas.id, 'INVOICE', 'demo-'])
      expect(text).not.toContain(hidden);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('gives the same answer to wrong keys of every shape, and keeps no key in the clear', async () => {
    const wrong = ['', 'x', 'A'.repeat(43), `${osakas.publicKey}A`, osakas.id];
    for (const key of wrong) {
      const response = await world.api.anonymous().query(publicQuery, { key });
      expect(response.expectNoErrors()).toEqual({ travelByKey: null });
    }
    const rows = await world.api.app.db.selectFrom('travels').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(osakas.publicKey);
  });

  // spec: 3.memo, 7.createCompanyTravelMemo, 7.deleteCompanyTravelMemo
  it('keeps memos with their authors in the timeline, for the branch only, deletable by author and administrator', async () => {
    const create = `mutation ($input: CreateCompanyTravelMemoInput!) {
      createCompanyTravelMemo(input: $input) { id text employee { name } viewerCanDelete }
    }`;
    const remove = `mutation ($id: ID!) { deleteCompanyTravelMemo(id: $id) }`;
    const timeline = async (client: TestClient) => {
      const response = await client.query<{
        travelInDetail: {
          updateTimeline: { __typename: string; text?: string; viewerCanDelete?: boolean }[];
        };
      }>(
        `query ($id: ID!) { travelInDetail(id: $id) { updateTimeline {
          __typename
          ... on CompanyTravelMemo { text viewerCanDelete }
          ... on TravelHistory { historyType data { __typename } }
        } } }`,
        { id: mine.id },
      );
      return response.expectNoErrors().travelInDetail.updateTimeline;
    };
    const memo = (text: string) => ({ input: { travelId: mine.id, text } });
    const admin = world.api.as('admin@sakura.example');
    const byEmployee = (
      await employee.query<{ createCompanyTravelMemo: { id: string } }>(create, memo('  到着は22時 '))
    ).expectNoErrors().createCompanyTravelMemo;
    expect(byEmployee).toMatchObject({
      text: '到着は22時',
      employee: { name: '田中 健一' },
      viewerCanDelete: true,
    });
    const byAdmin = (
      await admin.query<{ createCompanyTravelMemo: { id: string } }>(create, memo('承認済み'))
    ).expectNoErrors().createCompanyTravelMemo;
    expect(await timeline(employee)).toMatchObject([
      { __typename: 'TravelHistory', historyType: 'TRAVEL_BOOKED', data: { __typename: 'TravelBookedData' } },
      { __typename: 'CompanyTravelMemo', text: '到着は22時', viewerCanDelete: true },
      { __typename: 'CompanyTravelMemo', text: '承認済み', viewerCanDelete: false },
    ]);

    const stranger = world.api.as('admin@aozora.example');
    expect((await stranger.query(create, memo('x'))).errorCodes).toEqual(['NOT_FOUND']);
    expect((await stranger.query(remove, { id: byAdmin.id })).errorCodes).toEqual(['NOT_FOUND']);
    expect((await employee.query(remove, { id: byAdmin.id })).errorCodes).toEqual(['FORBIDDEN']);
    expect((await employee.query(create, memo(' '))).errorCodes).toEqual(['BAD_USER_INPUT']);
    expect((await employee.query(create, memo('あ'.repeat(1001)))).errorCodes).toEqual(['BAD_USER_INPUT']);
    (await admin.query(remove, { id: byEmployee.id })).expectNoErrors();
    expect(await timeline(employee)).toHaveLength(2);
  });

  it('tells each viewer whether they may cancel', async () => {
    const query = `query ($id: ID!) { travelInDetail(id: $id) { viewerCanCancel } }`;
    const can = async (email: string, id: string) =>
      (await world.api.as(email).query(query, { id })).expectNoErrors();
    expect(await can('employee@sakura.example', mine.id)).toEqual({
      travelInDetail: { viewerCanCancel: true },
    });
    expect(await can('employee@sakura.example', admins.id)).toEqual({
      travelInDetail: { viewerCanCancel: false },
    });
    expect(await can('admin@sakura.example', mine.id)).toEqual({ travelInDetail: { viewerCanCancel: true } });
    expect(await can('agent@mirai.example', osakas.id)).toEqual({
      travelInDetail: { viewerCanCancel: false },
    });
  });

  it('shows a trip whose hotel has left the catalog as it was when it was booked', async () => {
    const { db } = world.api.app;
    const query = `query ($id: ID!) {
      travelInDetail(id: $id) { propertyContent { epsPropertyId name timeZone address { line1 } } }
    }`;
    const read = async () =>
      (
        await employee.query<{ travelInDetail: { propertyContent: { epsPropertyId: string } } }>(query, {
          id: mine.id,
        })
      ).expectNoErrors().travelInDetail;
    const before = await read();
    const { epsPropertyId } = before.propertyContent;
    await db.deleteFrom('property_contents').where('property_id', '=', epsPropertyId).execute();
    await db.deleteFrom('properties').where('id', '=', epsPropertyId).execute();
    expect(await read()).toEqual(before);
  });

  // spec: 1.agency
  it('writes to an agency’s branch in the agency’s name and with links to the agency’s own address', async () => {
    const mails = await eventually(
      () => mailsTo(secret),
      (all) => all.some(({ text }) => text.includes(osakas.travelNumber)),
    );
    const mail = mails.find(({ text }) => text.includes(osakas.travelNumber));
    expect(mail?.subject).toContain('【みらいトラベル】');
    expect(mail?.text).toContain(`http://mirai.localhost:8080/trips/${osakas.id}`);
    expect(mail?.text).not.toContain('http://localhost:8080');
  });
});
