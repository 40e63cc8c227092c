import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { CPU_SLOW_DOWN, type Session } from '../lib/browser.ts';
import { evaluate, runInPages, type Tab, TabContext } from './tab.ts';

/** A page that is not ready by then never will be. */
const READY_LIMIT_MS = 60_000;
const QUIET_LIMIT_MS = 60_000;

export interface Visit {
  /** Milliseconds from the start of the navigation until `ready` held. */
  ready: number;
  /** Milliseconds until a field took text, which start-up must not lose; -1 where the screen has none. */
  typing: number;
  /** Milliseconds until something was painted, and until the largest part of the page was. */
  paint: number;
  largestPaint: number;
  /** Milliseconds of tasks beyond 50 each, up to `ready`, while nothing that is done on the page has an effect. */
  blocked: number;
  /** Milliseconds of processor time that the main thread had used at `ready`. */
  mainThread: number;
  requests: number;
  /** Longest chain of requests of which each began after the one before had ended, the HTML not counted. */
  waves: number;
  /** The same, up to and with the first data request. */
  wavesToData: number;
  /** Bytes on the wire by kind. */
  bytes: Record<string, number>;
  /** The same of all that the page fetches until it asks for nothing more. */
  untilQuiet: { requests: number; bytes: Record<string, number> };
}

interface Entry {
  start: number;
  end: number;
  url: string;
  kind: string;
  bytes: number;
}

export interface Target {
  url: string;
  /** Becomes visible when the page is of use. */
  ready: string;
}

export const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: (10 * 1_000_000) / 8,
  uploadThroughput: (10 * 1_000_000) / 8,
};

/** A first visit with nothing cached and, in the same browser, a second one. */
export async function coldAndWarm(
  browser: Browser,
  session: Session | undefined,
  target: Target,
): Promise<{ cold: Visit; warm: Visit }> {
  const context = await TabContext.open(browser, session);
  try {
    const cold = await context.withTab((tab) => visit(tab, target));
    const warm = await context.withTab((tab) => visit(tab, target));
    return { cold, warm };
  } finally {
    await context.close();
  }
}

async function visit(tab: Tab, { url, ready }: Target): Promise<Visit> {
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
  const entries = await record(tab);
  await tab.send('Network.emulateNetworkConditions', NETWORK);
  await runInPages(tab, watchPage, { selector: ready, limitMs: READY_LIMIT_MS });
  await tab.send('Page.navigate', { url });
  const { ready: readyAt, ...atReady } = await evaluate<TimesAtReady>(tab, 'window.__bench.whenReady');
  const mainThread = await readMainThread(tab);
  const all = await waitForQuiet(entries);
  // What is ready in a frame is painted at its end.
  const painted = await evaluate<PaintTimes>(tab, 'window.__bench.getPaintTimes()');
  const seen = all.filter(({ start }) => start <= readyAt);
  const [html, ...rest] = seen;
  const data = rest.find((entry) => entry.url.includes('/graphql'));
  const afterHtml = rest.filter((entry) => entry.start >= (html?.start ?? 0));
  return {
    ...atReady,
    ...painted,
    ready: readyAt,
    mainThread,
    untilQuiet: { requests: all.length, bytes: bytesByKind(all) },
    requests: seen.length,
    waves: longestChain(afterHtml),
    wavesToData: data ? longestChain(afterHtml.filter(({ end }) => end <= data.start)) + 1 : 0,
    bytes: bytesByKind(seen),
  };
}

interface TimesAtReady {
  ready: number;
  typing: number;
  blocked: number;
}
interface PaintTimes {
  paint: number;
  largestPaint: number;
}

declare global {
  interface Window {
    __bench: { whenReady: Promise<TimesAtReady>; getPaintTimes(): PaintTimes };
  }
}

/** Runs in the page, which says itself when it is ready: asking it again and again would hold it up. */
function watchPage({ selector, limitMs }: { selector: string; limitMs: number }): void {
  const times = { ready: -1, typing: -1, blocked: 0 };
  let largestPaint = -1;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    times.blocked += Math.max(0, duration - 50);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime;
  });
  const isShown = (wanted: string) => (document.querySelector(wanted)?.getClientRects().length ?? 0) > 0;
  const whenReady = new Promise<typeof times>((resolve, reject) => {
    const look = () => {
      if (times.typing < 0 && isShown('main form input:not([disabled])')) times.typing = performance.now();
      if (!isShown(selector)) {
        requestAnimationFrame(look);
        return;
      }
      times.ready = performance.now();
      // What ended with this frame is reported a moment later.
      setTimeout(() => resolve({ ...times }));
    };
    setTimeout(() => reject(new Error(`${selector} is not there`)), limitMs);
    look();
  });
  window.__bench = {
    whenReady,
    getPaintTimes: () => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1,
      largestPaint,
    }),
  };
}

async function readMainThread(tab: Tab): Promise<number> {
  const { metrics } = await tab.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** What the page has fetched once it has asked for nothing during a second. */
async function waitForQuiet(entries: () => Entry[]): Promise<Entry[]> {
  const limit = Date.now() + QUIET_LIMIT_MS;
  for (let before = -1; ; ) {
    const now = entries();
    const open = now.filter(({ end }) => end === Number.POSITIVE_INFINITY);
    if (now.length === before && open.length === 0) return now;
    if (Date.now() > limit) throw new Error(`never quiet: ${open.map(({ url }) => url).join(', ')}`);
    before = now.length;
    await wait(1_000);
  }
}

/** Collects what the page fetches; times in milliseconds since the first request. */
async function record(tab: Tab): Promise<() => Entry[]> {
  const open = new Map<string, Entry>();
  const done: Entry[] = [];
  let origin = 0;
  tab.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type }) => {
    // What the page has made itself, like the script of a worker, is not fetched.
    if (!request.url.startsWith('http')) return;
    origin ||= timestamp;
    const start = (timestamp - origin) * 1000;
    open.set(requestId, {
      start,
      end: Number.POSITIVE_INFINITY,
      url: request.url,
      kind: getKind(request.url, type),
      bytes: 0,
    });
  });
  const close = (requestId: string, timestamp: number, bytes: number) => {
    const entry = open.get(requestId);
    if (!entry) return;
    entry.end = (timestamp - origin) * 1000;
    entry.bytes = bytes;
    done.push(entry);
  };
  tab.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    close(requestId, timestamp, encodedDataLength),
  );
  tab.on('Network.loadingFailed', ({ requestId, timestamp }) => close(requestId, timestamp, 0));
  await tab.send('Network.enable');
  return () => [...new Set([...open.values(), ...done])].sort((a, b) => a.start - b.start);
}

function getKind(url: string, type: string | undefined): string {
  if (url.includes('/graphql')) return 'data';
  if (type === 'Document') return 'html';
  if (url.endsWith('.js')) return 'js';
  if (url.endsWith('.css')) return 'css';
  if (/\.(?:woff2?|ttf)$/.test(url)) return 'font';
  return type === 'Image' ? 'image' : 'other';
}

function bytesByKind(entries: Entry[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, bytes } of entries) sums[kind] = (sums[kind] ?? 0) + bytes;
  return sums;
}

/** Longest chain of requests that followed one another; takes them in order of their start. */
function longestChain(entries: Entry[]): number {
  const code = entries.filter(({ kind }) => kind === 'js' || kind === 'css' || kind === 'data');
  const lengths = code.map(() => 1);
  for (const [at, entry] of code.entries()) {
    for (let before = 0; before < at; before++) {
      if ((code[before]?.end ?? Number.POSITIVE_INFINITY) <= entry.start) {
        lengths[at] = Math.max(lengths[at] ?? 1, (lengths[before] ?? 0) + 1);
      }
    }
  }
  return Math.max(0, ...lengths);
}
