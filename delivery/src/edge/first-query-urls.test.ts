import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstQueryUrls } from './first-query-urls.ts';

/** Runs the text as a page does, and answers id and variables of what would be asked. */
function run(address: string, { screen = 'shown', choose = '({ params }) => [params, params]' } = {}) {
  const { pathname, search } = new URL(address, 'https://yado.example');
  const given = JSON.stringify({ apiUrl: '/graphql', path: '/hotels/:id', queries: ['rooms', 'texts'] });
  const urls = runInNewContext(`(${firstQueryUrls.toString()})(${given},${choose})`, {
    document: { documentElement: { dataset: { screen } } },
    location: { pathname, search },
    URLSearchParams,
  }) as string[];
  return urls.map((url) => {
    const [path, query] = url.split('?');
    const asked = new URLSearchParams(query);
    return [path, asked.get('id'), asked.get('variables')];
  });
}

test('asks each query with the variables that are chosen for the address', () => {
  const choose = "({ params, search }) => [{ stay: search.get('checkin'), id: params.id }, params]";
  expect(run('/hotels/12?checkin=2027-01-02', { choose })).toEqual([
    ['/graphql', 'rooms', '{"stay":"2027-01-02","id":"12"}'],
    ['/graphql', 'texts', '{"id":"12"}'],
  ]);
});

test('decodes what is in the path', () => {
  expect(run('/hotels/a%2Fb%20c')[1]).toEqual(['/graphql', 'texts', '{"id":"a/b c"}']);
});

test('leaves out what the screen does not ask there', () => {
  expect(run('/hotels/12', { choose: '() => [null, {}]' })).toEqual([['/graphql', 'texts', '{}']]);
});

test.each([
  ['another screen is shown instead', '/hotels/12', 'hidden'],
  ['the address is longer than its pattern', '/hotels/12/', 'shown'],
])('asks nothing where %s', (_what, address, screen) => {
  expect(run(address, { screen })).toEqual([]);
});
