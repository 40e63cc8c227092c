import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { CPU_SLOW_DOWN } from '../lib/browser.ts';

export interface Visit {
  /** Milliseconds from the start of the navigation until `ready` held. */
  ready: number;
  /** Milliseconds until a field took text, which start-up must not lose; NaN where the screen has none. */
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

const READY_TEXT = 'bench-ready';

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
  session: BrowserContextOptions['storageState'],
  target: Target,
): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext({
    storageState: session,
    locale: 'ja-JP',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const cold = await visit(await context.newPage(), target);
    const warm = await visit(await context.newPage(), target);
    return { cold, warm };
  } finally {
    await context.close();
  }
}

async function visit(page: Page, { url, ready }: Target): Promise<Visit> {
  const devtools = await page.context().newCDPSession(page);
  const entries = await record(devtools);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(watchPage, { selector: ready, readyText: READY_TEXT });
  // The page says itself when it is ready: code of the driver in it would hold up the first paint.
  const isReady = page.waitForEvent('console', {
    predicate: (message) => message.text() === READY_TEXT,
    timeout: 60_000,
  });
  await Promise.all([isReady, page.goto(url, { waitUntil: 'commit' })]);
  const mainThread = await readMainThread(devtools);
  const all = await waitForQuiet(page, entries);
  // What is ready in a frame is painted at its end.
  const times = await page.evaluate(
    (readyText) => ({
      ready: performance.getEntriesByName(readyText)[0]?.startTime ?? Number.NaN,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ...window.__bench,
    }),
    READY_TEXT,
  );
  const seen = all.filter(({ start }) => start <= times.ready);
  await page.close();
  const [html, ...rest] = seen;
  const data = rest.find((entry) => entry.url.includes('/graphql'));
  const afterHtml = rest.filter((entry) => entry.start >= (html?.start ?? 0));
  return {
    ...times,
    mainThread,
    untilQuiet: { requests: all.length, bytes: bytesByKind(all) },
    requests: seen.length,
    waves: longestChain(afterHtml),
    wavesToData: data ? longestChain(afterHtml.filter(({ end }) => end <= data.start)) + 1 : 0,
    bytes: bytesByKind(seen),
  };
}

declare global {
  interface Window {
    __bench: { blocked: number; largestPaint: number; typing: number };
  }
}

/** Runs in the page. */
function watchPage({ selector, readyText }: { selector: string; readyText: string }): void {
  window.__bench = { blocked: 0, largestPaint: Number.NaN, typing: Number.NaN };
  let isReady = false;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    if (!isReady) window.__bench.blocked += Math.max(0, duration - 50);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    window.__bench.largestPaint = startTime;
  });
  const isShown = (wanted: string) => (document.querySelector(wanted)?.getClientRects().length ?? 0) > 0;
  const look = () => {
    if (Number.isNaN(window.__bench.typing) && isShown('main form input:not([disabled])'))
      window.__bench.typing = performance.now();
    if (!isShown(selector)) {
      requestAnimationFrame(look);
      return;
    }
    performance.mark(readyText);
    // What ended with this frame is reported a moment later.
    setTimeout(() => {
      isReady = true;
      console.debug(readyText);
    });
  };
  look();
}

async function readMainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** What the page has fetched once it has asked for nothing during a second. */
async function waitForQuiet(page: Page, entries: () => Entry[]): Promise<Entry[]> {
  for (let before = -1; ; ) {
    const now = entries();
    const isOpen = now.some(({ end }) => end === Number.POSITIVE_INFINITY);
    if (now.length === before && !isOpen) return now;
    before = now.length;
    await page.waitForTimeout(1_000);
  }
}

/** Collects what the page fetches; times in milliseconds since the first request. */
async function record(devtools: CDPSession): Promise<() => Entry[]> {
  const open = new Map<string, Entry>();
  const done: Entry[] = [];
  let origin = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type }) => {
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
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = open.get(requestId);
    if (!entry) return;
    entry.end = (timestamp - origin) * 1000;
    entry.bytes = encodedDataLength;
    done.push(entry);
  });
  await devtools.send('Network.enable');
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
