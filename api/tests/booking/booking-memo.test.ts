import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  buildStay,
  chooseAnyRate,
  prepare,
  startBookingWorld,
} from './_booking.ts';

const memo = '大阪支店の監査\n清算は本社';

describe('purpose and notes of a booking', () => {
  let world: BookingWorld;
  let client: TestClient;
  let id: string;

  beforeAll(async () => {
    world = await startBookingWorld();
    client = world.api.as('employee@sakura.example');
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const prepared = await prepare(client, rate);
    id = (await book(client, bookInput(prepared, { memo: ` ${memo} ` }))).travel?.id ?? '';
  });
  afterAll(() => world.close());

  it.each(['employee@sakura.example', 'admin@sakura.example'])(
    'are on the trip and in its story for %s',
    async (person) => {
      const response = await world.api.as(person).query(
        `query ($id: ID!) {
        travelInDetail(id: $id) { bookingMemo updateTimeline { ... on CompanyTravelMemo { text } } }
      }`,
        { id },
      );
      expect(response.expectNoErrors()).toMatchObject({ travelInDetail: { bookingMemo: memo } });
      expect(JSON.stringify(response.expectNoErrors())).toContain('"text":"大阪支店の監査');
    },
  );

  it.each([
    ['監査', 1],
    ['本', 1],
    ['承認', 1],
    ['運営だけ', 0],
    ['展示会', 0],
  ])('are found by %s in the list %i times', async (sought, found) => {
    const add = (text: string) =>
      client.query(
        'mutation ($input: CreateCompanyTravelMemoInput!) { createCompanyTravelMemo(input: $input) { id } }',
        {
          input: { travelId: id, text },
        },
      );
    if (sought === '承認') (await add('課長承認済み')).expectNoErrors();
    if (sought === '運営だけ') {
      const operator = await world.api
        .as('operator@yado.example')
        .query(
          'mutation ($input: CreateTravelMemoInput!) { createOperatorTravelMemo(input: $input) { id } }',
          {
            input: { travelId: id, text: '運営だけの話' },
          },
        );
      operator.expectNoErrors();
    }
    const response = await client.query<{ branchTravels: { nodes: { id: string }[] } }>(
      'query ($filter: BranchTravelsInput!) { branchTravels(input: $filter) { nodes { id } } }',
      { filter: { memo: sought } },
    );
    expect(response.expectNoErrors().branchTravels.nodes).toHaveLength(found);
  });

  it('are in the rows of the CSV with what the company wrote later, without words of operators', async () => {
    const response = await client.query(
      'query ($input: TravelDetailsForCsvInput!) { travelDetailsForCsv(input: $input) { rows { companyMemos } } }',
      { input: { filter: {} } },
    );
    expect(response.expectNoErrors()).toEqual({
      travelDetailsForCsv: { rows: [{ companyMemos: [memo, '課長承認済み'] }] },
    });
  });

  it('leave the trip when the memo is deleted', async () => {
    const { travelInDetail } = (
      await client.query<{ travelInDetail: { updateTimeline: { id?: string }[] } }>(
        'query ($id: ID!) { travelInDetail(id: $id) { updateTimeline { ... on CompanyTravelMemo { id } } } }',
        { id },
      )
    ).expectNoErrors();
    const memoId = travelInDetail.updateTimeline.find((item) => item.id)?.id;
    (
      await client.query('mutation ($id: ID!) { deleteCompanyTravelMemo(id: $id) }', { id: memoId })
    ).expectNoErrors();
    const after = await client.query('query ($id: ID!) { travelInDetail(id: $id) { bookingMemo } }', { id });
    expect(after.expectNoErrors()).toEqual({ travelInDetail: { bookingMemo: null } });
  });
});
