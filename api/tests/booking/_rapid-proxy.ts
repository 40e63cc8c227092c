import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens to the next matching calls: the supplier never hears of them, its answer never arrives, late, or changed. */
export type Fault =
  | { kind: 'delay'; ms: number }
  /** It reaches the supplier once this is over. */
  | { kind: 'hold'; until: Promise<void> }
  /** Its JSON is changed on the way, and its status where one is given. */
  | { kind: 'rewrite'; change: (body: never) => unknown; status?: number }
  | { kind: 'refuse'; status: number; body: string; contentType?: string }
  | { kind: 'lose-answer'; status: number; body: string; contentType?: string };

/** What the supplier reads, and the card provider, for which it serves just as well. */
const forwarded = [
  'authorization',
  'content-type',
  'accept',
  'customer-ip',
  'customer-session-id',
  'idempotency-key',
  'stripe-version',
];

interface Rule {
  method: string;
  path: RegExp;
  fault: Fault;
  times: number;
}

export interface RapidProxy {
  url: string;
  /** Calls so far by method and path pattern. */
  count(method: string, path: RegExp): number;
  /** Breaks the next `times` calls that match. */
  breakNext(method: string, path: RegExp, fault: Fault, times?: number): void;
  /** Ends all faults. */
  heal(): void;
  close(): Promise<void>;
}

/** A proxy between one API and the supplier: counts its calls and breaks the line where a test says so. */
export async function startRapidProxy(target: string): Promise<RapidProxy> {
  const calls: { method: string; path: string }[] = [];
  let rules: Rule[] = [];
  const server = createServer((request, response) => {
    const call = { method: request.method ?? '', path: request.url ?? '' };
    calls.push(call);
    const rule = rules.find(
      (each) => each.times > 0 && each.method === call.method && each.path.test(call.path),
    );
    if (rule) rule.times -= 1;
    void answer(request, response, target, rule?.fault ?? null, url).catch(() => response.destroy());
  });
  // Node's 5 s end just when a busy API takes an idle connection up again: a fault that no test asked for.
  server.keepAliveTimeout = 72_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    count: (method, path) => calls.filter((call) => call.method === method && path.test(call.path)).length,
    breakNext: (method, path, fault, times = 1) => rules.push({ method, path, fault, times }),
    heal: () => {
      rules = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  fault: Fault | null,
  ownUrl: string,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  if (fault?.kind === 'refuse') return send(response, fault);
  if (fault?.kind === 'hold') await fault.until;
  const headers = new Headers();
  for (const name of forwarded) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const reply = await fetch(new URL(request.url ?? '/', target), {
    method: request.method,
    headers,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  const body = await reply.text();
  if (fault?.kind === 'delay') await sleep(fault.ms, undefined, { ref: false });
  else if (fault?.kind === 'rewrite') {
    const changed = JSON.stringify(fault.change(JSON.parse(body) as never));
    return send(response, { status: fault.status ?? reply.status, body: changed.replaceAll(target, ownUrl) });
  } else if (fault && fault.kind !== 'hold') return send(response, fault);
  const link = reply.headers.get('link');
  response.writeHead(reply.status, {
    'content-type': reply.headers.get('content-type') ?? 'application/json',
    ...(link ? { link: link.replaceAll(target, ownUrl) } : {}),
  });
  response.end(body.replaceAll(target, ownUrl));
}

function send(response: ServerResponse, fault: { status: number; body: string; contentType?: string }): void {
  response.writeHead(fault.status, { 'content-type': fault.contentType ?? 'application/json' });
  response.end(fault.body);
}
