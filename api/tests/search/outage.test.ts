import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { regionId, searchQuery, searchVariables, stayAhead, suggest } from './_search.ts';

let api: TestApi;
beforeAll(async () => {
  // Nothing listens there: the supplier is down, the catalog is ours.
  const rapid = { baseUrl: 'http://127.0.0.1:1', apiKey: 'demo-key', sharedSecret: 'demo-secret' };
  api = await startTestApi({ config: { rapid } });
});
afterAll(() => api.close());

it('answers a search as an outage and keeps suggesting while the supplier is down', async () => {
  const client = api.as('employee@sakura.example');
  expect((await suggest(client, '大阪')).regions[0]?.name).toBe('大阪');
  const region = { regionId: await regionId(client, '大阪') };
  const response = await client.query(searchQuery, searchVariables({ region, stay: stayAhead() }));
  expect(response.errorCodes).toEqual(['PROVIDER_UNAVAILABLE']);
  const rooms = await client.query(
    'query ($id: ID!, $stay: RoomsWithRateInput!) { expediaHotelRooms(id: $id, roomsWithRateInput: $stay) { id } }',
    { id: (await suggest(client, '大阪')).hotels[0]?.id, stay: stayAhead() },
  );
  expect(rooms.errorCodes).toEqual(['PROVIDER_UNAVAILABLE']);
});
