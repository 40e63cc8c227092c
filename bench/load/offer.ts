import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../lib/statistics.ts';
import { type Kind, kinds } from './operations.ts';
import type { Sent, Visitors } from './visitors.ts';

/** What came of one rate for some seconds. */
export interface Outcome {
  /** Requests a second that were to be sent, and that were served. */
  offered: number;
  goodput: number;
  /** Of what was served, in milliseconds. */
  p50: number;
  p99: number;
  /** Of all requests. */
  refusedShare: number;
  failedShare: number;
  /** Of requests that belong to bookings: how many were served. */
  bookingsServed: number;
  bookingsRefused: number;
  /** Milliseconds until a refusal came, and until the API said that it is ready. */
  refusalP95: number;
  healthMax: number;
  /** By how much this process itself was late: what it measures is no better than that. */
  ownDelayP99: number;
  sent: readonly Sent[];
}

const HEALTH_EVERY_MS = 250;

/**
 * Sends at that rate, of all kinds or of one, whatever becomes of it: visitors come by chance and do not wait for each other (an open model), as a
 * queue would else slow down those who fill it.
 */
export async function offer(
  visitors: Visitors,
  rate: number,
  seconds: number,
  kind?: Kind,
): Promise<Outcome> {
  const sent: Sent[] = [];
  const health: number[] = [];
  const underWay = new Set<Promise<void>>();
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const ownDelay = monitorEventLoopDelay({ resolution: 10 });
  ownDelay.enable();
  const watching = new AbortController();
  const watch = (async () => {
    while (!watching.signal.aborted) {
      health.push((await visitors.askReady()) ?? Number.POSITIVE_INFINITY);
      await sleep(HEALTH_EVERY_MS);
    }
  })();
  for (let at = begin; at < end; at += (-Math.log(1 - Math.random()) * 1000) / rate) {
    const wait = at - performance.now();
    if (wait > 1) await sleep(wait);
    const visit = visitors.visit(kind ?? pickKind(), (each) => sent.push(each));
    underWay.add(visit);
    void visit.finally(() => underWay.delete(visit)).catch(() => {});
  }
  await Promise.all(underWay);
  const tookSeconds = (performance.now() - begin) / 1000;
  watching.abort();
  await watch;
  ownDelay.disable();
  const outcome = summarize(sent, health, rate, Math.max(seconds, tookSeconds));
  return { ...outcome, ownDelayP99: ownDelay.percentile(99) / 1e6, sent };
}

/** `seconds`: until the last answer, so that what comes late does not count as done in time. */
function summarize(
  sent: readonly Sent[],
  health: readonly number[],
  offered: number,
  seconds: number,
): Omit<Outcome, 'ownDelayP99' | 'sent'> {
  const times = (each: readonly Sent[]) => each.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const of = (ending: Sent['ending']) => sent.filter((each) => each.ending === ending);
  const served = of('served');
  const bookings = sent.filter(({ kind }) => kind === 'booking');
  return {
    offered,
    goodput: served.length / seconds,
    p50: percentile(times(served), 0.5),
    p99: percentile(times(served), 0.99),
    refusedShare: of('refused').length / sent.length,
    failedShare: of('failed').length / sent.length,
    bookingsServed: bookings.filter(({ ending }) => ending === 'served').length / bookings.length,
    bookingsRefused: bookings.filter(({ ending }) => ending === 'refused').length / bookings.length,
    refusalP95: percentile(times(of('refused')), 0.95),
    healthMax: Math.max(...health),
  };
}

function pickKind(): Kind {
  let at = Math.random() * 100;
  for (const [kind, { share }] of Object.entries(kinds)) {
    at -= share;
    if (at < 0) return kind as Kind;
  }
  return 'session';
}
