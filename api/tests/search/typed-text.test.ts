import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPlaceIndex } from '../../src/modules/catalog/place-index-store.ts';
import { rankPlaces } from '../../src/modules/catalog/rank-places.ts';
import { readTyped } from '../../src/modules/catalog/typed-place.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

/** Another text is printed too: `TYPED='新宿 ホテル' npx vitest run --project api typed-text`. */
const typed = process.env['TYPED'];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function explain(text: string): Promise<string> {
  const read = readTyped(text);
  const ranked = rankPlaces(await loadPlaceIndex(api.app.db), read, { limit: 8 });
  const readings = read.readings.map(({ text: part, keys, cost, hint, within }) =>
    [`  ${part} (cost ${cost})`, keys.join(' '), hint ?? '', within ? `within ${within.join(' ')}` : '']
      .filter(Boolean)
      .join(', '),
  );
  const places = ranked.map(
    ({ place, score }) =>
      `  ${score} ${place.names[0]} ${place.type} ${place.propertyCount} hotels, id ${place.id}`,
  );
  return [`"${text}" is read as`, ...readings, 'and found as', ...places].join('\n');
}

it('says what a text is read as, and the score of each place that it may mean', async () => {
  const explained = await explain('新宿 ホテル');
  expect(explained).toMatch(/^ {2}新宿ホテル \(cost 0\)/m);
  expect(explained).toMatch(/^ {2}新宿 \(cost 0.5\)/m);
  expect(explained).toMatch(/^ {2}99.5 新宿 NEIGHBORHOOD/m);
  if (typed) process.stdout.write(`${await explain(typed)}\n`);
});
