import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { addPerson } from '../_people.ts';
import { type BookingWorld, startBookingWorld, type TravelAnswer } from '../booking/_booking.ts';
import { bookTrip, getKinds, readTimeline } from './_trip.ts';

type Kind = 'Company' | 'Agency' | 'Operator';

describe('memos and reach of a trip', () => {
  let world: BookingWorld;
  let company: TestClient;
  let agent: TestClient;
  let operator: TestClient;
  let stranger: TestClient;
  let osakas: TravelAnswer;
  let tokyos: TravelAnswer;

  beforeAll(async () => {
    world = await startBookingWorld();
    company = world.api.as('osaka@sakura.example');
    agent = world.api.as('agent@mirai.example');
    operator = world.api.as('operator@yado.example');
    stranger = world.api.as('admin@aozora.example');
    osakas = (await bookTrip(world, 'osaka@sakura.example')).travel;
    tokyos = (await bookTrip(world, 'employee@sakura.example')).travel;
  });
  afterAll(() => world.close());

  async function create(client: TestClient, kind: Kind, travelId: string, text: string) {
    const input = kind === 'Company' ? 'CreateCompanyTravelMemoInput' : 'CreateTravelMemoInput';
    return client.query<Record<string, { id: string; text: string }>>(
      `mutation ($input: ${input}!) { create${kind}TravelMemo(input: $input) { id text viewerCanDelete } }`,
      { input: { travelId, text } },
    );
  }
  async function created(client: TestClient, kind: Kind, travelId: string, text: string): Promise<string> {
    const memo = (await create(client, kind, travelId, text)).expectNoErrors()[`create${kind}TravelMemo`];
    if (!memo) throw new Error('No memo.');
    return memo.id;
  }
  const remove = (client: TestClient, kind: Kind, id: string) =>
    client.query(`mutation ($id: ID!) { delete${kind}TravelMemo(id: $id) }`, { id });
  const readTexts = async (client: TestClient, id: string) =>
    (await readTimeline(client, id)).flatMap(({ text }) => text ?? []);

  // spec: 2.trip, 3.memo, 3.timeline
  it('mixes three kinds of memo with the history, in order of time', async () => {
    await created(agent, 'Agency', osakas.id, '代理店より');
    await created(company, 'Company', osakas.id, '会社より');
    await created(operator, 'Operator', osakas.id, '運営より');
    await created(agent, 'Agency', osakas.id, '代理店より再び');
    const timeline = await readTimeline(company, osakas.id);
    expect(getKinds(timeline)).toEqual([
      'TRAVEL_BOOKED',
      'AgencyTravelMemo',
      'CompanyTravelMemo',
      'OperatorTravelMemo',
      'AgencyTravelMemo',
    ]);
    expect(timeline[1]).toMatchObject({ text: '代理店より', agencyUser: { name: '南 沙織' } });
    expect(timeline[3]).toMatchObject({ text: '運営より', operatorUser: { name: '宿野 守' } });
    const times = timeline.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('keeps the name of an agency user who was removed since', async () => {
    const leaver = await addPerson(world.api, { agency: 'demo-agency-mirai' }, 'leaver');
    const { id } = (await bookTrip(world, 'osaka@sakura.example')).travel;
    await created(world.api.withToken(leaver.idToken), 'Agency', id, '引き継ぎます');
    const removed = await agent.query(`mutation { deleteAgencyUser(id: "${leaver.id}") { __typename } }`);
    expect(removed.expectNoErrors()).toEqual({ deleteAgencyUser: { __typename: 'DeleteAgencyUserSuccess' } });
    const memo = (await readTimeline(company, id)).at(-1);
    expect(memo).toMatchObject({ text: '引き継ぎます', agencyUser: { name: 'leaver' } });
  });

  it('keeps the order of writing for what has the same time', async () => {
    const at = new Date();
    const { db } = world.api.app;
    const { id } = (await bookTrip(world, 'osaka@sakura.example')).travel;
    const texts = Array.from({ length: 12 }, (_, index) => `${index}`);
    for (const text of texts) await created(company, 'Company', id, text);
    await db.updateTable('travel_memos').set({ created_at: at }).where('travel_id', '=', id).execute();
    await db.updateTable('travel_histories').set({ created_at: at }).where('travel_id', '=', id).execute();
    expect(await readTexts(company, id)).toEqual(texts);
    expect(getKinds(await readTimeline(company, id))[0]).toBe('TRAVEL_BOOKED');
  });

  it('shows the company and operators all memos, an agency those of the company and of its own people', async () => {
    const { db } = world.api.app;
    const all = ['代理店より', '会社より', '運営より', '代理店より再び'];
    expect(await readTexts(company, osakas.id)).toEqual(all);
    expect(await readTexts(operator, osakas.id)).toEqual(all);
    expect(await readTexts(agent, osakas.id)).toEqual(['代理店より', '会社より', '代理店より再び']);
    await db.insertInto('agencies').values({ id: 'other-agency', name: '別の代理店' }).execute();
    const setAgency = (agency_id: string) =>
      db.updateTable('users').set({ agency_id }).where('email', '=', 'agent@mirai.example').execute();
    const setBranch = (agency_id: string) =>
      db.updateTable('branches').set({ agency_id }).where('id', '=', 'demo-branch-sakura-osaka').execute();
    await setBranch('other-agency');
    await expect(readTimeline(agent, osakas.id)).rejects.toThrow('no such trip');
    await setAgency('other-agency');
    await db
      .insertInto('users')
      .values({
        id: 'former-agent',
        firebase_uid: 'former-agent',
        email: 'former@mirai.example',
        name: '前任',
        role: 'AGENCY',
        agency_id: 'demo-agency-mirai',
      })
      .execute();
    await db
      .updateTable('travel_memos')
      .set({ author_id: 'former-agent' })
      .where('kind', '=', 'AGENCY')
      .execute();
    expect(await readTexts(agent, osakas.id)).toEqual(['会社より']);
    await setAgency('demo-agency-mirai');
    await setBranch('demo-agency-mirai');
    expect(await readTexts(agent, osakas.id)).toEqual(['代理店より', '会社より', '代理店より再び']);
  });

  // spec: 6.roles
  it('lets each kind be written only by its own people, on trips they reach', async () => {
    for (const [client, kind] of [
      [company, 'Agency'],
      [company, 'Operator'],
      [agent, 'Company'],
      [agent, 'Operator'],
      [operator, 'Company'],
      [operator, 'Agency'],
    ] as const) {
      expect((await create(client, kind, osakas.id, 'x')).errorCodes).toEqual(['FORBIDDEN']);
    }
    expect((await create(agent, 'Agency', tokyos.id, 'x')).errorCodes).toEqual(['NOT_FOUND']);
    expect((await create(operator, 'Operator', 'missing', 'x')).errorCodes).toEqual(['NOT_FOUND']);
    for (const text of ['', ' \n ', 'あ'.repeat(1001), '\u0000', '\u200B\n\u2060']) {
      expect((await create(agent, 'Agency', osakas.id, text)).errorCodes).toEqual(['BAD_USER_INPUT']);
    }
  });

  it('lets only the author take back a memo of agency or operator, through its own operation', async () => {
    const agencys = await created(agent, 'Agency', osakas.id, '消す');
    const operators = await created(operator, 'Operator', osakas.id, '消す');
    const companys = await created(company, 'Company', osakas.id, '残す');
    expect((await remove(agent, 'Agency', operators)).errorCodes).toEqual(['NOT_FOUND']);
    expect((await remove(operator, 'Operator', agencys)).errorCodes).toEqual(['NOT_FOUND']);
    expect((await remove(agent, 'Agency', companys)).errorCodes).toEqual(['NOT_FOUND']);
    expect((await remove(company, 'Company', agencys)).errorCodes).toEqual(['NOT_FOUND']);
    expect((await remove(stranger, 'Company', companys)).errorCodes).toEqual(['NOT_FOUND']);
    const { db } = world.api.app;
    const ofOther = (id: string, author_id: string) =>
      db.updateTable('travel_memos').set({ author_id }).where('id', '=', id).execute();
    await ofOther(operators, 'demo-sakura-admin');
    expect((await remove(operator, 'Operator', operators)).errorCodes).toEqual(['FORBIDDEN']);
    await ofOther(operators, 'demo-yado-operator');
    (await remove(operator, 'Operator', operators)).expectNoErrors();
    (await remove(agent, 'Agency', agencys)).expectNoErrors();
    expect(await readTexts(operator, osakas.id)).not.toContain('消す');
    expect(await readTexts(operator, osakas.id)).toContain('残す');
  });

  it('closes a public link at once, opens it under a new key, and leaves both to those in charge', async () => {
    const keyed = (name: string, client: TestClient, travelId: string) =>
      client.query<Record<string, { publicKey: string | null } | null>>(
        `mutation ($id: ID!) { ${name}TravelPublicKey(travelId: $id) { publicKey } }`,
        { id: travelId },
      );
    const open = async (key: string | null) => {
      const response = await world.api
        .anonymous()
        .query<{ travelByKey: unknown }>(
          `query ($key: String!) { travelByKey(key: $key) { travelNumber } }`,
          {
            key,
          },
        );
      return response.expectNoErrors();
    };
    const wrong = await open('A'.repeat(43));
    expect(await open(osakas.publicKey)).toEqual({ travelByKey: { travelNumber: osakas.travelNumber } });
    expect((await keyed('revoke', company, osakas.id)).expectNoErrors()).toEqual({
      revokeTravelPublicKey: { publicKey: null },
    });
    expect(await open(osakas.publicKey)).toEqual(wrong);
    const renewed = (await keyed('renew', company, osakas.id)).expectNoErrors().renewTravelPublicKey;
    expect(renewed?.publicKey).toMatch(/^[\w-]{43}$/);
    expect(renewed?.publicKey).not.toBe(osakas.publicKey);
    expect(await open(renewed?.publicKey ?? null)).toMatchObject({ travelByKey: {} });
    expect(await open(osakas.publicKey)).toEqual(wrong);
    const again = (await keyed('renew', company, osakas.id)).expectNoErrors().renewTravelPublicKey;
    expect(await open(renewed?.publicKey ?? null)).toEqual(wrong);
    expect(await open(again?.publicKey ?? null)).toMatchObject({ travelByKey: {} });

    expect((await keyed('revoke', stranger, osakas.id)).expectNoErrors()).toEqual({
      revokeTravelPublicKey: null,
    });
    const admins = (await bookTrip(world, 'admin@sakura.example')).travel;
    const employee = world.api.as('employee@sakura.example');
    expect((await keyed('revoke', employee, admins.id)).errorCodes).toEqual(['FORBIDDEN']);
    expect((await keyed('renew', agent, osakas.id)).errorCodes).toEqual(['FORBIDDEN']);
    const read = `query ($id: ID!) { travelInDetail(id: $id) { publicKey } }`;
    const seen = async (client: TestClient, id: string) =>
      (await client.query(read, { id })).expectNoErrors();
    expect(await seen(employee, admins.id)).toEqual({ travelInDetail: { publicKey: admins.publicKey } });
    expect(await seen(agent, osakas.id)).toEqual({ travelInDetail: { publicKey: null } });
    expect(await seen(operator, osakas.id)).toEqual({ travelInDetail: { publicKey: null } });
  });

  it('shows agency users and operators one branch, and for a branch out of reach an empty list', async () => {
    const list = async (client: TestClient, branchId: string) => {
      const response = await client.query<{
        branchTravels: { totalCount: number; nodes: { companyBranch: { id: string } }[] };
      }>(
        `query ($branchId: ID!) {
          branchTravels(input: { branchId: $branchId }) { totalCount nodes { companyBranch { id } } }
        }`,
        { branchId },
      );
      const { totalCount, nodes } = response.expectNoErrors().branchTravels;
      expect(nodes).toHaveLength(totalCount);
      return [...new Set(nodes.map(({ companyBranch }) => companyBranch.id))];
    };
    const [tokyo, osaka] = ['demo-branch-sakura-tokyo', 'demo-branch-sakura-osaka'];
    expect(await list(operator, tokyo)).toEqual([tokyo]);
    expect(await list(operator, osaka)).toEqual([osaka]);
    expect(await list(agent, osaka)).toEqual([osaka]);
    expect(await list(agent, tokyo)).toEqual([]);
    expect(await list(company, tokyo)).toEqual([]);
    expect(await list(company, osaka)).toEqual([osaka]);
    expect(await list(operator, 'missing')).toEqual([]);
  });

  // spec: 2.itineraries, 7.completedBookingTravel, 7.itineraries, 7.travelInDetail, 7.vouchers
  it('gives every role the trip, its itineraries and vouchers within its reach, and nothing beyond', async () => {
    const query = `query ($id: ID!) {
      completedBookingTravel(id: $id) { id } travelInDetail(id: $id) { id }
      itineraries(travelId: $id) { rooms { familyName } } vouchers(travelId: $id) { travelNumber }
    }`;
    const whole = (travel: TravelAnswer) => ({
      completedBookingTravel: { id: travel.id },
      travelInDetail: { id: travel.id },
      itineraries: [{ rooms: [{ familyName: 'Tanaka' }] }],
      vouchers: [{ travelNumber: travel.travelNumber }],
    });
    for (const client of [company, agent, operator]) {
      expect((await client.query(query, { id: osakas.id })).expectNoErrors()).toEqual(whole(osakas));
    }
    expect((await operator.query(query, { id: tokyos.id })).expectNoErrors()).toEqual(whole(tokyos));
    for (const client of [company, agent, stranger]) {
      expect((await client.query(query, { id: tokyos.id })).body).toEqual(
        (await client.query(query, { id: 'missing' })).body,
      );
    }
  });
});
