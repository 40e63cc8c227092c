import type { PageEvent } from '@yado/shared/contract/page-events';
import { expect, it } from 'vitest';
import { createPageLog } from './page-log.ts';

const host = { part: 'host', release: 'h1', version: '1.0.0' };
const search = { part: 'search', release: 's1', version: '1.0.0' };
const trips = { part: 'trips', release: 't1', version: '1.0.0' };

function start(hostHasFailed = false) {
  const events: PageEvent[] = [];
  let time = 0;
  const page = createPageLog(
    host,
    (event) => events.push(event),
    () => time,
    hostHasFailed,
  );
  const at = (moment: number) => {
    time = moment;
  };
  return { events, page, at };
}

it('counts each page as one trial of a release, however often its screens are opened', () => {
  const { events, page } = start();
  page.shown(search, 300.4);
  page.shown(search, 5);
  expect(events).toEqual([
    { ...search, kind: 'used' },
    { ...search, kind: 'loaded', ms: 300.4 },
  ]);
});

it('counts a failure against the release that failed, once, also when another takes over', () => {
  const { events, page } = start();
  page.failed(search, 'entry');
  page.failed(search, 'render');
  page.replaced(search, 's0', 'entry');
  page.shown({ ...search, release: 's0' }, 900);
  expect(events).toEqual([
    { ...search, kind: 'used' },
    { ...search, kind: 'failed', stage: 'entry' },
    { ...search, kind: 'replaced', to: 's0', stage: 'entry' },
    { ...search, release: 's0', kind: 'used' },
    { ...search, release: 's0', kind: 'loaded', ms: 900 },
  ]);
});

it('attributes a vital to the screen that was on the page when it was measured', () => {
  const { events, page, at } = start();
  page.vital('CLS', 0.1, 5);
  at(100);
  page.shown(search, 100);
  at(5000);
  page.shown(trips, 40);
  page.vital('LCP', 250, 90);
  page.vital('INP', 80, 4000);
  page.vital('INP', 120, 6000);
  const vitals = events.filter(({ kind }) => kind === 'vital');
  expect(vitals.map(({ part }) => part)).toEqual(['host', 'search', 'search', 'trips']);
});

it('remembers the newest hundred screens, and attributes no earlier vital to them', () => {
  const { events, page, at } = start();
  for (let opened = 0; opened <= 100; opened++) {
    at(opened * 10);
    page.shown(opened % 2 === 0 ? search : trips, 40);
  }
  page.vital('INP', 80, 9);
  page.vital('INP', 120, 10);
  const vitals = events.filter(({ kind }) => kind === 'vital');
  expect(vitals).toEqual([{ ...trips, kind: 'vital', name: 'INP', value: 120 }]);
});

it('does not report again a host that failed before it started', () => {
  const { events, page } = start(true);
  page.shown(host, 900);
  page.failed(host, 'uncaught');
  expect(events).toEqual([{ ...host, kind: 'loaded', ms: 900 }]);
});

it('limits measured values to what the edge accepts', () => {
  const { events, page } = start();
  page.shown(search, -5);
  page.shown(trips, 86_400_000);
  expect(events.filter(({ kind }) => kind === 'loaded')).toMatchObject([{ ms: 0 }, { ms: 600_000 }]);
});
