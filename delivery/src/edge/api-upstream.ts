import { type Dispatcher, Pool } from 'undici';
import type { ApiOrigins } from './api-origins.ts';
import { createSlots, type Slots } from './slots.ts';
import type { RepeatBudget } from './repeat-budget.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Another API takes over at once; a single one may be about to start again. */
const REPEAT_AFTER_MS = 100;

export interface UpstreamLimits {
  total: number;
  perAddress: number;
  /** How long an answer is waited for. */
  timeoutMs: number;
}

export interface Upstream {
  timeoutMs: number;
  slots: Slots;
  /** Asks an API. `isRead`: it has no effect, and may be sent once more. */
  ask(request: ApiRequest, isRead: boolean): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

type ApiRequest = Omit<Dispatcher.RequestOptions, 'origin'> & { signal: AbortSignal };

/** The connections of one kind of requests, with each API those of its own. */
export function createUpstream(
  { total, perAddress, timeoutMs }: UpstreamLimits,
  origins: ApiOrigins,
  repeats: RepeatBudget,
): Upstream {
  const pools = new Map<string, Pool>();
  const poolOf = (origin: string) => {
    const known = pools.get(origin);
    if (known) return known;
    const pool = new Pool(origin, {
      connections: total,
      pipelining: 1,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connect: { timeout: CONNECT_TIMEOUT_MS },
    });
    pools.set(origin, pool);
    return pool;
  };
  return {
    timeoutMs,
    slots: createSlots({ total, perAddress }),
    async ask(request, isRead) {
      repeats.note();
      const origin = origins.choose();
      try {
        return await poolOf(origin).request(request);
      } catch (error) {
        if (request.signal.aborted || !isBroken(error)) throw error;
        origins.leave(origin);
        // Whatever reached an API may have had an effect, so that its client decides.
        if (!(isRead || wasNeverSent(error)) || !repeats.take()) throw error;
        await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
        return poolOf(origins.choose(origin)).request(request);
      }
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}

const NOT_CONNECTED = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];
const BROKEN = [...NOT_CONNECTED, 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const isBroken = (error: unknown) => BROKEN.includes(readCode(error));
const wasNeverSent = (error: unknown) => NOT_CONNECTED.includes(readCode(error));

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
