import { setTimeout as sleep } from 'node:timers/promises';
import { leftMs } from '../../lib/deadline.ts';
import { CallGuard, CallNotMadeError, type OnPause } from '../guard/call-guard.ts';
import { RetryBudget } from '../guard/retry-budget.ts';
import { isProxyRefusal } from '../probe/between.ts';
import { readClockOffset } from '../probe/clock-offset.ts';
import type { OnRefusal } from '../probe/probe-result.ts';
import type { UnknownReason } from '../supplier/supplier-result.ts';
import { type RapidResponse, readAnswer } from './read-answer.ts';
import type { RapidMethod, RapidResult } from './result.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { RAPID_SHARES, type RapidShare } from './rapid-shares.ts';
import { rapidAuthorization } from './signature.ts';

/** Each only where the supplier has given a value for it. */
export type RapidAccountTerms = Readonly<
  Partial<Record<'billing_terms' | 'partner_point_of_sale' | 'payment_terms' | 'platform_name', string>>
>;

export interface RapidOptions {
  baseUrl: string;
  apiKey: string;
  sharedSecret: string;
  /** What the supplier has agreed on with this account, by the contract's names; sent where an offer begins. */
  accountTerms?: RapidAccountTerms;
  clock?: () => Date;
  /** Called once per call with its outcome; gets no bodies, tokens or names. */
  onCall?: (call: {
    method: string;
    path: string;
    outcome: string;
    status: number | null;
    ms: number;
  }) => void;
  /** Called with the head of each answer. */
  onAnswer?: (headers: Headers) => void;
  /** Called for each answer that refuses the key. */
  onRefusal?: OnRefusal;
  /** Called when calls of a share are not made for now, and when they are again. */
  onPause?: OnPause;
}

/** An answer with what its head says of the supplier's clock, in milliseconds ahead of ours. */
export interface RapidAnswer {
  result: RapidResult<RapidResponse>;
  clockOffsetMs: number | null;
}

/** Who the call is made for; required by Rapid on everything that touches an itinerary. */
export interface RapidCustomer {
  ip: string;
  sessionId: string;
  userAgent?: string | null;
}

export interface RapidRequest {
  method: RapidMethod;
  /** Relative or absolute; resolved against the base URL. */
  href: string;
  query?: Iterable<readonly [string, string]>;
  body?: unknown;
  customer?: RapidCustomer;
  timeoutMs: number;
  /** Tries after the first; only for reads, because a write may have taken effect unseen. */
  retries?: number;
  /** For all tries together, where somebody waits for them. */
  withinMs?: number;
  /** Whose part of the supplier it takes, `content` by default. What is not a GET has a part of its own. */
  share?: Exclude<RapidShare, 'write'>;
}

/** `{app}/{version}`, where no customer waits. */
const OWN_USER_AGENT = 'Yado/1.0';
const RETRYABLE = new Set(['timeout', 'network', 'server_error', 'rate_limited']);
/** A failure that is answered at once keeps nobody waiting, and may be about one booking alone. */
const OUTAGES = new Set(['timeout', 'network']);
/** Somebody waits for most reads: capacity that comes back later than that is of no use. */
const CAPACITY_WAIT_MS = 5_000;
/** A try that has less time is not worth its call. */
const LEAST_MS = 1_000;

/** Sends signed requests to Rapid and turns every possible ending into a `RapidResult`. */
export class RapidTransport {
  readonly #options: RapidOptions;
  readonly #origin: string;
  readonly #shares: Record<RapidShare, { guard: CallGuard; retries: RetryBudget }>;

  constructor(options: RapidOptions) {
    this.#options = options;
    const share = (name: RapidShare) => ({
      guard: new CallGuard(name, RAPID_SHARES[name], options.onPause),
      retries: new RetryBudget(),
    });
    this.#shares = {
      search: share('search'),
      booking: share('booking'),
      content: share('content'),
      write: share('write'),
    };
    this.#origin = new URL(options.baseUrl).origin;
  }

  /** For the first call of a chain: the links in its answer carry them on. */
  get accountTerms(): readonly (readonly [string, string])[] {
    return Object.entries(this.#options.accountTerms ?? {});
  }

  async send(request: RapidRequest): Promise<RapidResult<RapidResponse>> {
    const isRead = request.method === 'GET';
    const { guard, retries } = this.#shares[isRead ? (request.share ?? 'content') : 'write'];
    const endsAt = performance.now() + (isRead ? Math.min(request.withinMs ?? Infinity, leftMs()) : Infinity);
    retries.note();
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await this.#sendOnce(guard, request, endsAt);
      if (!isRead || outcome.kind !== 'unknown' || !RETRYABLE.has(outcome.reason)) return outcome;
      const isLast = attempt >= (request.retries ?? 0) || performance.now() + LEAST_MS >= endsAt;
      if (isLast || !retries.take()) return outcome;
      if (outcome.reason !== 'rate_limited') await sleep(200 * 2 ** attempt * (0.5 + Math.random()));
      // Asking at once again would take the capacity from everybody else.
      else if (!(await this.#waitForCapacity(outcome.resetsAt))) return outcome;
    }
  }

  /** What may have an effect is never cut short by who waits for it. */
  async #sendOnce(
    guard: CallGuard,
    request: RapidRequest,
    endsAt: number,
  ): Promise<RapidResult<RapidResponse>> {
    try {
      return await guard.run(
        async (limitMs) => {
          const timeoutMs = Math.floor(Math.min(request.timeoutMs, limitMs, endsAt - performance.now()));
          if (timeoutMs <= 0) throw new CallNotMadeError('nobody waits for it any more');
          return (await this.ask({ ...request, timeoutMs })).result;
        },
        (ending) => 'value' in ending && isOutage(ending.value),
      );
    } catch (error) {
      if (error instanceof CallNotMadeError) return notMade(request.method, error.message);
      throw error;
    }
  }

  /** False where the capacity comes back too late, or nobody says when. */
  async #waitForCapacity(resetsAt = Number.POSITIVE_INFINITY): Promise<boolean> {
    const wait = Math.max(0, resetsAt - this.#now().getTime());
    if (wait > CAPACITY_WAIT_MS) return false;
    await sleep(wait);
    return true;
  }

  #now(): Date {
    return this.#options.clock?.() ?? new Date();
  }

  /** Where a link leads to, if that is not the supplier as it was configured; null where it may be followed. */
  foreignOrigin(href: string): string | null {
    const { origin } = new URL(href, this.#options.baseUrl);
    return origin === this.#origin ? null : origin;
  }

  /** Sends it once, whatever comes of it. */
  async ask(request: RapidRequest): Promise<RapidAnswer> {
    const url = new URL(request.href, this.#options.baseUrl);
    for (const [name, value] of request.query ?? []) url.searchParams.append(name, value);
    const started = performance.now();
    // The signature is a credential: a link to another origin must never carry it away.
    const foreign = this.foreignOrigin(url.href);
    const answer: RapidAnswer =
      foreign === null
        ? await this.#fetch(url, request)
        : noAnswer('unreadable', `link to ${foreign}, which is not the origin of RAPID_BASE_URL`);
    const { result: outcome, clockOffsetMs } = answer;
    this.#options.onCall?.({
      method: request.method,
      path: url.pathname,
      outcome: outcome.kind === 'unknown' ? `unknown:${outcome.reason}` : outcome.kind,
      status: outcome.status,
      ms: Math.round(performance.now() - started),
    });
    const refusal = judgeRefusal(outcome, clockOffsetMs);
    if (refusal) this.#options.onRefusal?.(refusal);
    return answer;
  }

  async #fetch(url: URL, request: RapidRequest): Promise<RapidAnswer> {
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Accept-Encoding': 'gzip',
      'User-Agent': request.customer?.userAgent || OWN_USER_AGENT,
      Authorization: rapidAuthorization(this.#options.apiKey, this.#options.sharedSecret, this.#now()),
    };
    if (request.body !== undefined) headers['Content-Type'] = 'application/json';
    if (request.customer) {
      headers['Customer-Ip'] = request.customer.ip;
      headers['Customer-Session-Id'] = request.customer.sessionId;
    }
    try {
      const sentAt = this.#now().getTime();
      const response = await fetch(url, {
        method: request.method,
        headers,
        body: request.body === undefined ? undefined : JSON.stringify(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(request.timeoutMs),
      });
      this.#options.onAnswer?.(response.headers);
      const asked = { sentAt, answeredAt: this.#now().getTime() };
      return {
        clockOffsetMs: readClockOffset(response.headers.get('date'), asked),
        result: readAnswer(request.method, response, await response.text()),
      };
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      const reason = name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'network';
      return noAnswer(
        reason,
        error instanceof Error ? error.message : '',
        isProxyRefusal(error) ? 407 : null,
      );
    }
  }
}

function noAnswer(reason: UnknownReason, detail: string, status: number | null = null): RapidAnswer {
  return { clockOffsetMs: null, result: { kind: 'unknown', reason, status, detail } };
}

/** No sign of the supplier. */
function isOutage(outcome: RapidResult<unknown>): boolean {
  return outcome.kind === 'unknown' && OUTAGES.has(outcome.reason);
}

/** We did not ask. For a write that is the same clear no as of a supplier that is busy. */
function notMade(method: RapidMethod, detail: string): RapidResult<never> {
  return method === 'GET'
    ? { kind: 'unknown', reason: 'not_asked', status: null, detail }
    : { kind: 'refused', status: 429, type: 'too_many_requests', message: detail, problems: [] };
}
