import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPlaceIndex, renewPlaceIndex } from '../../src/modules/catalog/place-index-store.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('keeps nobody waiting while the places are read again after an import', async () => {
  const { db } = api.app;
  const before = await loadPlaceIndex(db);
  const [osaka] = before.named('大阪');
  await db
    .updateTable('regions')
    .set({ name_ja: '難波宮', readings: [] })
    .where('id', '=', osaka?.id ?? '')
    .execute();
  await db.updateTable('catalogue_parts').set({ read_at: new Date() }).execute();
  const renewed = renewPlaceIndex(db);
  expect(await loadPlaceIndex(db)).toBe(before);
  await renewed;
  const after = await loadPlaceIndex(db);
  expect(after.named('難波宮').map(({ id }) => id)).toContain(osaka?.id);
});
