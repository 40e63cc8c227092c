import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../../support/fixtures.ts';
import { makeRelease } from '../../support/new-release.ts';
import { ownSiteTest } from '../../support/own-site.ts';

const test = ownSiteTest();

/** An operation that no release has sent. */
const operation = `query Probe${Date.now()} {\n  __typename\n}\n`;
const id = createHash('sha256').update(operation).digest('hex');

test('the API answers the operations of a release before the edge names the release', async ({
  ownSite,
  request,
}) => {
  const { folder, version } = makeRelease(ownSite, 'public');
  const file = join(folder, 'operations.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), [id]: operation }));

  const isNamed = async () => {
    const page = await request.get('/password-reset', { headers: { accept: 'text/html' } });
    return (await page.text()).includes(version);
  };
  const isAnswered = async () => {
    const headers = { 'x-yado-csrf': '1', accept: 'application/graphql-response+json' };
    return (await request.get('/graphql', { params: { id, variables: '{}' }, headers })).status() === 200;
  };
  expect(await isAnswered()).toBe(false);

  let isDone = false;
  const publication = ownSite.release('publish', 'public', '--dir', folder).finally(() => {
    isDone = true;
  });
  const seen: string[] = [];
  while (!isDone || seen.length === 0) {
    // Asked in this order, so that what is named was to be answered already.
    const [named, answered] = [await isNamed(), await isAnswered()];
    seen.push(`${named ? 'named' : 'not named'}, ${answered ? 'answered' : 'not answered'}`);
    // The API limits how often one address may ask.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await publication;
  expect(seen).not.toContain('named, not answered');
  expect([await isNamed(), await isAnswered()]).toEqual([true, true]);
});
