import type { FastifyBaseLogger } from 'fastify';
import { request } from 'undici';

export interface ApiOrigins {
  /** Where the next request goes; another one than `not`, if there is one. */
  choose(not?: string): string;
  /** A connection broke: nothing goes there until it says that it is ready. */
  leave(origin: string): void;
  close(): void;
}

const ASK_EVERY_MS = 1_000;
const ASK_MS = 2_000;
/** In which an API that has just come gets its share: its caches are empty, and its code is not compiled yet. */
const WARM_UP_MS = 10_000;

interface Origin {
  url: string;
  isReady: boolean;
  readySince: number;
  isAsked: boolean;
  /** How often a connection to it broke. */
  breaks: number;
  /** Its turns: the one with the fewest is next, and one that warms up pays more for each. */
  turns: number;
}

/**
 * Spreads requests over APIs evenly, and takes out those that are not ready. While none is, all are tried: then nobody
 * knows better. A single origin, which may be a balancer's, is never asked.
 */
export function createApiOrigins(
  urls: readonly string[],
  log: FastifyBaseLogger,
  now: () => number = () => performance.now(),
): ApiOrigins {
  const origins: Origin[] = urls.map((url) => ({
    url,
    isReady: true,
    readySince: -WARM_UP_MS,
    isAsked: false,
    breaks: 0,
    turns: 0,
  }));

  const setReady = (origin: Origin, isReady: boolean) => {
    if (origin.isReady === isReady) return;
    origin.isReady = isReady;
    log.warn({ event: isReady ? 'api-ready' : 'api-not-ready', origin: origin.url }, 'an API came or left');
    if (!isReady) return;
    origin.readySince = now();
    // What it missed is not made up for.
    origin.turns = Math.max(...origins.map(({ turns }) => turns));
  };
  // One question at a time, so that no late answer overrules a newer one; one from before a break is none any more.
  const ask = async (origin: Origin) => {
    if (origin.isAsked) return;
    origin.isAsked = true;
    const { breaks } = origin;
    const answer = await isReady(origin.url);
    origin.isAsked = false;
    if (origin.breaks === breaks) setReady(origin, answer);
  };
  const timer =
    urls.length > 1 ? setInterval(() => void Promise.all(origins.map(ask)), ASK_EVERY_MS).unref() : undefined;

  return {
    choose(not) {
      const others = origins.filter(({ url }) => url !== not);
      const ready = others.filter(({ isReady }) => isReady);
      const [first, ...rest] = [ready, others, origins].find(({ length }) => length > 0) as [
        Origin,
        ...Origin[],
      ];
      const next = rest.reduce((best, each) => (each.turns < best.turns ? each : best), first);
      const warmth = Math.min(1, Math.max(0.1, (now() - next.readySince) / WARM_UP_MS));
      next.turns += 1 / warmth;
      return next.url;
    },
    leave(url) {
      const origin = origins.find((each) => each.url === url);
      if (!origin || urls.length < 2) return;
      origin.breaks++;
      setReady(origin, false);
    },
    close: () => clearInterval(timer),
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const { statusCode, body } = await request(`${url}/readyz`, { signal: AbortSignal.timeout(ASK_MS) });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}
