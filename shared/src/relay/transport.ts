import type { FetchFunction, GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { QUERY_LIMIT_MS } from '../contract/query-limit.ts';
import { noteServerTime } from '../format/server-clock.ts';
import { NetworkFailure } from './network-failure.ts';

export interface TransportOptions {
  /** Path or URL of the GraphQL endpoint. */
  apiUrl: string;
  /** The identity service's token; null when signed out. `forceRefresh` after the API refused the last one. */
  getToken: (options: { forceRefresh: boolean }) => Promise<string | null>;
  /** Called when the API refuses even a fresh token. */
  onSignedOut: () => void;
  /** Called when the API refuses what the person may not do: they may have another role by now. */
  onForbidden: () => void;
}

/** A booking may take the supplier's 90 s; the API answers before this. */
const MUTATION_TIMEOUT_MS = 110_000;
/** Nobody waits for longer without a word of why. */
const MAX_PAUSE_S = 8;
/** Longer addresses are cut by proxies. */
const MAX_GET_LENGTH = 6_000;

declare global {
  interface Window {
    /** Answers that the page asked for before any script of ours ran; each is used once. */
    __yadoEarly?: Record<string, Promise<Response> | undefined>;
  }
}

/** Sends persisted operations: queries by GET, mutations by POST, both with the token and the CSRF header. */
export function createTransport(options: TransportOptions): FetchFunction {
  return async (operation, variables) => {
    const first = await sendPatiently(options, operation, variables);
    if (first.status !== 401) return readOrEnd(first, options);
    const second = await send(options, operation, variables, true);
    if (second.status === 401) options.onSignedOut();
    return readOrEnd(second, options);
  };
}

/**
 * Sends once more what was refused before anything was done with it, after the time that the refusal says and a part of it
 * by chance, so that not everybody comes back in the same moment. Only once: more would keep the site busy.
 */
async function sendPatiently(
  options: TransportOptions,
  operation: RequestParameters,
  variables: Variables,
): Promise<Response> {
  const first = await send(options, operation, variables, false);
  const seconds = await readPause(first);
  if (seconds === null) return first;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 2)));
  return send(options, operation, variables, false);
}

/** Seconds after which a busy site takes the request; null when it was not refused for that. */
async function readPause(response: Response): Promise<number | null> {
  if (response.status !== 503) return null;
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as GraphQLResponse | undefined;
  const seconds = Number(response.headers.get('retry-after'));
  return readErrorCode(body) === 'API_BUSY' && seconds > 0 && seconds <= MAX_PAUSE_S ? seconds : null;
}

/** A token that verifies and yet is nobody's belongs to a session that was ended: here, elsewhere, or by others. */
async function readOrEnd(
  response: Response,
  { onSignedOut, onForbidden }: TransportOptions,
): Promise<GraphQLResponse> {
  const body = (await response.json().catch(() => undefined)) as GraphQLResponse | undefined;
  const code = readErrorCode(body);
  if (response.status !== 401 && code === 'UNAUTHENTICATED') onSignedOut();
  if (code === 'FORBIDDEN') onForbidden();
  return read(response, body);
}

async function send(
  { apiUrl, getToken }: TransportOptions,
  operation: RequestParameters,
  variables: Variables,
  forceRefresh: boolean,
): Promise<Response> {
  const url = `${apiUrl}?${new URLSearchParams({ id: operation.id ?? '', variables: JSON.stringify(variables) })}`;
  const early = !forceRefresh && operation.operationKind === 'query' ? takeEarly(url) : undefined;
  if (early) {
    const answer = await early.catch((cause: unknown) => {
      // As long as the person waits for any answer: asking again would double it.
      if (cause instanceof DOMException && cause.name === 'TimeoutError')
        throw new NetworkFailure({ status: 0, cause });
    });
    // It may have waited for this script: better than nothing, and the next one is exact. Who is refused for asking too
    // much must not ask twice.
    if (answer && (answer.ok || answer.status === 429 || answer.status === 503)) return noted(answer);
  }
  const token = await getToken({ forceRefresh }).catch((cause: unknown) => {
    throw new NetworkFailure({ status: 0, cause });
  });
  const headers: Record<string, string> = {
    accept: 'application/graphql-response+json, application/json',
    authorization: token ? `Bearer ${token}` : '',
    'x-yado-csrf': '1',
  };
  const byGet = operation.operationKind === 'query' && url.length <= MAX_GET_LENGTH;
  const signal = AbortSignal.timeout(
    operation.operationKind === 'query' ? QUERY_LIMIT_MS : MUTATION_TIMEOUT_MS,
  );
  try {
    const answer = byGet
      ? await fetch(url, { headers, signal })
      : await fetch(apiUrl, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ id: operation.id, variables }),
          signal,
        });
    return noted(answer);
  } catch (cause) {
    throw new NetworkFailure({ status: 0, cause });
  }
}

function noted(answer: Response): Response {
  noteServerTime(answer.headers);
  return answer;
}

function readErrors(body: GraphQLResponse | undefined) {
  return (body && 'errors' in body && body.errors) || [];
}

function readErrorCode(body: GraphQLResponse | undefined): string | undefined {
  return (readErrors(body)[0] as { extensions?: { code?: string } } | undefined)?.extensions?.code;
}

/**
 * A field that may be null is null both when there is nothing and when it failed: where errors leave nothing but
 * nulls, the request failed. What came of a part is an answer, and its reader decides.
 */
function isAnswer(body: GraphQLResponse): boolean {
  if (!('data' in body) || !body.data) return false;
  return readErrors(body).length === 0 || Object.values(body.data).some((value) => value !== null);
}

function read(response: Response, body: GraphQLResponse | undefined): GraphQLResponse {
  if (response.ok && body && isAnswer(body)) return body;
  const code = readErrorCode(body);
  const retryAfter = Number(response.headers.get('retry-after'));
  throw new NetworkFailure({
    status: response.status,
    code,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  });
}

/** Forgets the answers that no screen has asked for: a later one would show what is no longer so. */
export function dropEarlyAnswers(): void {
  delete window.__yadoEarly;
}

function takeEarly(url: string): Promise<Response> | undefined {
  const early = window.__yadoEarly?.[url];
  if (early) delete window.__yadoEarly?.[url];
  return early;
}
