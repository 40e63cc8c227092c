import { expect, test } from 'vitest';
import { judgeCanary } from './judge-canary.ts';

/** What pages report of a release: pages and failures of each network. */
function reports(networks: Record<string, [pages: number, failed: number]>) {
  const pagesBy: Record<string, number> = {};
  const failedBy: Record<string, number> = {};
  for (const [network, [pages, failed]] of Object.entries(networks)) {
    pagesBy[network] = pages;
    if (failed > 0) failedBy[network] = failed;
  }
  const sum = (by: Record<string, number>) => Object.values(by).reduce((total, count) => total + count, 0);
  return { pages: sum(pagesBy), failed: sum(failedBy), pagesBy, failedBy };
}

const nobody = reports({});

test('believes no one or two networks, however much they report', () => {
  expect(judgeCanary(reports({ a: [6, 6] }), nobody)).toBe('doubtful');
  expect(judgeCanary(reports({ a: [600, 600], b: [600, 600] }), nobody)).toBe('doubtful');
  expect(judgeCanary(reports({ a: [600, 600], b: [600, 600], c: [90, 1] }), nobody)).toBe('doubtful');
});

test('ends a canary by what is left without the two loudest', () => {
  expect(judgeCanary(reports({ a: [5, 5], b: [5, 5], c: [5, 5] }), nobody)).toBe('worse');
  const one: [number, number] = [1, 1];
  const seven = reports({ a: one, b: one, c: one, d: one, e: one, f: one, g: one });
  expect(judgeCanary(seven, nobody)).toBe('worse');
  expect(judgeCanary(reports({ a: one, b: one, c: one, d: one, e: one, f: one }), nobody)).toBe('doubtful');
});

test('takes the pages of the loudest away with their failures: large ones hide no failing canary', () => {
  const canary = reports({ a: [20_000, 900], b: [20_000, 900], c: [200, 9] });
  expect(judgeCanary(canary, reports({ d: [90_000, 90] }))).toBe('worse');
});

test('lets nobody take away more pages than they were counted with', () => {
  const forged = { ...reports({ c: [1000, 10] }), failedBy: { a: 2000, b: 2000, c: 10 } };
  const canary = { ...forged, failed: 4010 };
  expect(judgeCanary(canary, reports({ d: [9000, 90] }))).toBe('doubtful');
});

test('compares a network that breaks both releases with neither', () => {
  const canary = reports({ a: [600, 600], proxy: [100, 100], c: [300, 3] });
  const stable = reports({ proxy: [900, 900], c: [2700, 27] });
  expect(judgeCanary(canary, stable)).toBe('doubtful');
});

test('takes failures of no known network for no word against a canary', () => {
  expect(judgeCanary({ ...nobody, pages: 500, failed: 500 }, nobody)).toBe('doubtful');
});

test('says nothing against a canary that is no worse', () => {
  expect(judgeCanary(reports({ a: [100, 1] }), reports({ a: [900, 9] }))).toBe('no-worse');
});
