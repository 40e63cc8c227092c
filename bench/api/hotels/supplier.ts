import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A proxy between the API and the sandbox's hotel supplier: records its answers, then gives them after a fixed time. */
export interface SlowSupplier {
  url: string;
  /** From now on only what was recorded is answered, each time after `ms`. */
  replayAfter(ms: number): void;
  /** Requests for prices since the last call, each as its property ids. */
  takeShops(): string[][];
  close(): Promise<void>;
}

interface Recorded {
  status: number;
  type: string;
  body: Buffer;
}

export async function startSlowSupplier(sandboxUrl: string): Promise<SlowSupplier> {
  const answers = new Map<string, Recorded>();
  let shops: string[][] = [];
  let replayMs: number | null = null;

  const record = async (request: IncomingMessage, path: string): Promise<Recorded> => {
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const response = await fetch(sandboxUrl + path, { headers: headers as Record<string, string> });
    const body = Buffer.from(await response.arrayBuffer());
    const answer = {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/json',
      body,
    };
    answers.set(path, answer);
    return answer;
  };

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void (async () => {
      const path = request.url ?? '/';
      const url = new URL(path, sandboxUrl);
      if (url.pathname === '/v3/properties/availability') shops.push(url.searchParams.getAll('property_id'));
      if (replayMs !== null) await sleep(replayMs);
      const answer = answers.get(path) ?? (await record(request, path));
      response.writeHead(answer.status, { 'content-type': answer.type });
      response.end(answer.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replayAfter(ms) {
      replayMs = ms;
    },
    takeShops() {
      const taken = shops;
      shops = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
