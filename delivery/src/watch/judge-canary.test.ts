import { expect, test } from 'vitest';
import { judgeCanary as judge } from './judge-canary.ts';

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

/** So many networks with the same pages and failures; none is of two groups. */
function many(networks: number, prefix: string, each: [pages: number, failed: number]) {
  return Object.fromEntries(Array.from({ length: networks }, (_, index) => [`${prefix}${index}`, each]));
}

type Reports = ReturnType<typeof reports>;
const judgeCanary = (canary: Reports, stable: Reports, percent = 10) => judge(canary, stable, percent);

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

const honest = many(8, 'honest', [1, 1]);

test.each([1, 10, 50, 100])(
  'calls people when a flood of good reports hides failures, at %i percent',
  (percent) => {
    expect(judgeCanary(reports(honest), nobody, percent)).toBe('worse');
    const canary = reports({ ...honest, ...many(60, 'flood', [20, 0]) });
    expect(judgeCanary(canary, nobody, percent)).toBe('doubtful');
    const stable = reports(many(72, 'others', [3, 0]));
    expect(judgeCanary(canary, stable, percent)).toBe('doubtful');
  },
);

test('calls people when ten times as many networks flood a canary of some browsers, and the stable release too', () => {
  const canary = reports({ ...honest, ...many(600, 'flood', [20, 0]) });
  expect(judgeCanary(canary, nobody)).toBe('doubtful');
  expect(judgeCanary(canary, reports(many(600, 'flood', [20, 0])))).toBe('doubtful');
});

test('calls people when one network reports so many failures of the stable release that the canary seems no worse', () => {
  const canary = reports(many(40, 'honest', [1, 1]));
  expect(judgeCanary(canary, reports({ flood: [600, 600] }))).toBe('doubtful');
});

test('ends no canary by the many failures of a third network among many that have none', () => {
  const canary = reports({ a: [600, 600], b: [600, 600], c: [600, 600], ...many(100, 'good', [2, 0]) });
  expect(judgeCanary(canary, reports(many(900, 'good', [2, 0])))).toBe('doubtful');
});

/** The same numbers on each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Half an hour of two releases that fail alike: companies with several browsers, some broken, and people at home. */
function simulate(seed: number, percent: number, rate: number): [canary: Reports, stable: Reports] {
  const random = createRandom(seed);
  const networks: Record<'canary' | 'stable', Record<string, [number, number]>> = { canary: {}, stable: {} };
  for (let network = 0; network < 150; network++) {
    const browsers = random() < 0.3 ? 1 + Math.floor(random() * 30) : 1;
    for (let browser = 0; browser < browsers; browser++) {
      const of = networks[random() * 100 < percent ? 'canary' : 'stable'];
      const isBroken = random() < 0.01;
      const counted = (of[`n${network}`] ??= [0, 0]);
      for (let page = 0; page < 1 + random() * 4; page++) {
        counted[0]++;
        if (isBroken || random() < rate) counted[1]++;
      }
    }
  }
  return [reports(networks.canary), reports(networks.stable)];
}

test.each([
  [1, 0.01],
  [10, 0.01],
  [10, 0.05],
  [50, 0.02],
])(
  'neither ends nor doubts a canary at %i percent that fails in as many pages as the stable release, %f',
  (percent, rate) => {
    const runs = Array.from({ length: 300 }, (_, run) => simulate(run * 7919 + 1, percent, rate));
    const verdicts = runs.map(([canary, stable]) => judgeCanary(canary, stable, percent));
    expect(verdicts.filter((verdict) => verdict === 'worse')).toHaveLength(0);
    expect(verdicts.filter((verdict) => verdict === 'doubtful').length).toBeLessThan(runs.length * 0.02);
  },
);

test('ends a canary that fails in a part of the pages everywhere', () => {
  const stable = reports({ ...many(90, 'good', [40, 0]), ...many(10, 'bad', [40, 4]) });
  expect(judgeCanary(reports(many(50, 'good', [20, 2])), stable)).toBe('worse');
  expect(judgeCanary(reports(many(50, 'good', [1, 1])), stable)).toBe('worse');
  const others = { ...many(900, 'good', [1, 0]), ...many(100, 'bad', [1, 1]) };
  expect(judgeCanary(reports(others), reports(many(9000, 'all', [1, 0])))).toBe('worse');
});
