import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld({ config: { rateLimitFactor: 1 } });
});
afterAll(() => world.close());

const papers = 'mutation { preparePapersFile(input: {}) { __typename } }';
const accounting = `mutation { prepareAccountingFile(input: { profileId: "freee", from: "2026-01-01", to: "2026-01-31" }) {
  __typename } }`;

// spec: 7.invoiceDownloadLink
it.each([
  [
    'links to documents',
    ['{ invoiceDownloadLink(input: { invoiceId: "none" }) { url } }'],
    60,
    'admin@sakura.example',
  ],
  [
    'rows of the CSV',
    ['{ travelDetailsForCsv(input: { filter: {} }, first: 1) { totalCount } }'],
    60,
    'osaka@sakura.example',
  ],
  ['files of many papers', [papers], 30, 'admin@sakura.example'],
  ['files for accounting software', [accounting], 60, 'nagoya@wakaba.example'],
])('limits how often a person asks for %s', async (_what, queries, limit, email) => {
  const client = world.api.as(email);
  const refusals: (string | undefined)[][] = [];
  for (let asked = 0; asked <= limit; asked += 1) {
    const response = await client.query(queries[asked % queries.length] ?? '');
    refusals.push(response.errorCodes);
  }
  expect(refusals.slice(0, limit).flat()).toEqual([]);
  expect(refusals[limit]).toEqual(['RATE_LIMITED']);
  const another = await world.api.as('admin@aozora.example').query(queries[0] ?? '');
  expect(another.errorCodes).toEqual([]);
});
