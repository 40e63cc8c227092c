import { expect, it } from 'vitest';
import { findRefusal } from './refusal.ts';

const others = [
  { id: 'public', routes: [{ path: '/news' }, { path: '/news/:id' }] },
  { id: 'trips', routes: [{ path: '/trips' }] },
];

it('accepts an unused name', () => expect(findRefusal('reports', '経費レポート', others)).toBeNull());

it.each(['', 'x', 'Reports', 'my-reports', 'レポート', '../reports', 'a'.repeat(21)])(
  'refuses %j with an example of a valid name',
  (id) =>
    expect(findRefusal(id, 'レポート', others)).toMatch(/can't be the name of a remote.*e\.g\. reports/),
);

it.each(['host', 'graphql', 'releases', 'events'])(
  'refuses %s, which is reserved for the platform, with the reason',
  (id) =>
    expect(findRefusal(id, 'レポート', others)).toMatch(
      /can't be the name of a remote: the (?:container|edge)/,
    ),
);

it('refuses a name that is taken', () =>
  expect(findRefusal('trips', '旅程', others)).toBe('remote-trips is there already. Choose another name.'));

it('refuses an address of another remote, which it names', () =>
  expect(findRefusal('news', 'ニュース', others)).toBe(
    'remote-public has the address /news already. Choose another name than news.',
  ));

it.each(['', ' 前', '<b>', "それ'", '$&', '改\n行', '長'.repeat(31)])(
  'refuses %j as a name for people, because it would break the code',
  (name) => expect(findRefusal('reports', name, others)).toMatch(/can't be what people read/),
);
