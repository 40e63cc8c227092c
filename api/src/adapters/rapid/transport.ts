import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { parseCleanJson } from '../clean-texts.ts';
import { isProxyRefusal } from '../probe/between.ts';
import { readClockOffset } from '../probe/clock-offset.ts';
import type { OnRefusal } from '../probe/probe-result.ts';
import type { UnknownReason } from '../supplier/supplier-result.ts';
import type { RapidResult, RapidProblem } from './result.ts';
import { judgeRefusal } from './judge-refusal.ts';
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
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative or absolute; resolved against the base URL. */
  href: string;
  query?: Iterable<readonly [string, string]>;
  body?: unknown;
  customer?: RapidCustomer;
  timeoutMs: number;
  /** Tries after the first; only for reads, because a write may have taken effect unseen. */
  retries?: number;
}

/** The raw answer of a call that Rapid accepted; `next` is the address of the next page. */
export interface RapidResponse {
  body: unknown;
  next: string | null;
  total: number | null;
}

const refusalSchema = z.object({
  type: z.string().default('unknown'),
  message: z.string().default(''),
  fields: z.array(z.unknown()).optional(),
  errors: z.array(z.unknown()).optional(),
});
const problemSchema = z.object({
  type: z.string(),
  message: z.string().default(''),
  fields: z
    .array(z.object({ name: z.string(), type: z.string().default(''), value: z.coerce.string().optional() }))
    .default([]),
});

function parseProblems(refusal: z.infer<typeof refusalSchema>): RapidProblem[] {
  const candidates = refusal.errors?.length
    ? refusal.errors
    : [{ type: refusal.type, message: refusal.message, fields: refusal.fields }];
  return candidates.flatMap((candidate) => {
    const parsed = problemSchema.safeParse(candidate);
    return parsed.success ? [parsed.data] : [];
  });
}

function nextPage(header: string | null): string | null {
  for (const part of header?.split(/,\s*(?=<)/) ?? []) {
    const match = /^<([^>]+)>.*;\s*rel="?next"?/i.exec(part.trim());
    if (match?.[1]) return match[1];
  }
  return null;
}

/** `{app}/{version}`, where no customer waits. */
const OWN_USER_AGENT = 'Yado/1.0';
const RETRYABLE = new Set(['timeout', 'network', 'server_error', 'rate_limited']);
/** Somebody waits for most reads: capacity that comes back later than that is of no use. */
const CAPACITY_WAIT_MS = 5_000;

/** Sends signed requests to Rapid and turns every possible ending into a `RapidResult`. */
export class RapidTransport {
  readonly #options: RapidOptions;
  readonly #origin: string;

  constructor(options: RapidOptions) {
    this.#options = options;
    this.#origin = new URL(options.baseUrl).origin;
  }

  /** For the first call of a chain: the links in its answer carry them on. */
  get accountTerms(): readonly (readonly [string, string])[] {
    return Object.entries(this.#options.accountTerms ?? {});
  }

  async send(request: RapidRequest): Promise<RapidResult<RapidResponse>> {
    const retries = request.method === 'GET' ? (request.retries ?? 0) : 0;
    for (let attempt = 0; ; attempt += 1) {
      const { result: outcome } = await this.ask(request);
      if (outcome.kind !== 'unknown' || attempt >= retries || !RETRYABLE.has(outcome.reason)) return outcome;
      if (outcome.reason !== 'rate_limited') await sleep(200 * 2 ** attempt * (0.5 + Math.random()));
      // Asking at once again would take the capacity from everybody else.
      else if (!(await this.#waitForCapacity(outcome.resetsAt))) return outcome;
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

function readAnswer(
  method: RapidRequest['method'],
  response: Response,
  text: string,
): RapidResult<RapidResponse> {
  const { status } = response;
  const unknown = (reason: 'server_error' | 'unreadable' | 'accepted', detail: string) =>
    ({ kind: 'unknown', reason, status, detail }) as const;
  if (status >= 500) return unknown('server_error', `status ${status}`);
  if (status === 429) return readBusy(method, response.headers);
  if (status === 202) return unknown('accepted', 'accepted, outcome not known');
  let body: unknown = null;
  if (text !== '') {
    try {
      body = parseCleanJson(text);
    } catch {
      return unknown('unreadable', `body is not JSON (${response.headers.get('content-type') ?? 'no type'})`);
    }
  }
  if (response.ok) {
    const total = Number(response.headers.get('pagination-total-results') ?? Number.NaN);
    return {
      kind: 'ok',
      status,
      value: {
        body,
        next: nextPage(response.headers.get('link')),
        total: Number.isNaN(total) ? null : total,
      },
    };
  }
  const refusal = refusalSchema.safeParse(body);
  if (!refusal.success) return unknown('unreadable', `status ${status} without a reason`);
  return {
    kind: 'refused',
    status,
    type: refusal.data.type,
    message: refusal.data.message,
    problems: parseProblems(refusal.data),
  };
}

/** Too many calls for the account's capacity. Nothing was done, which for a write is a clear no. */
function readBusy(method: RapidRequest['method'], headers: Headers): RapidResult<never> {
  const message = 'too many requests';
  if (method !== 'GET')
    return { kind: 'refused', status: 429, type: 'too_many_requests', message, problems: [] };
  const resetsAt = Number(headers.get('rate-limit-minute-reset') ?? Number.NaN);
  return {
    kind: 'unknown',
    reason: 'rate_limited',
    status: 429,
    detail: message,
    ...(Number.isFinite(resetsAt) && { resetsAt }),
  };
}
