import { Agent, request } from 'node:http';

/** A request by its row of the table: for one host name, or in turn for several. */
export interface Asked {
  path: string;
  host: string;
  headers: Record<string, string>;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends one request over a kept connection; unlike fetch it sends any host name, and leaves bodies as they come. */
export function ask(port: number, { path, host, headers }: Asked, agent: Agent): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host, ...headers }, agent }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const pairs = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(pairs), body });
    })
      .on('error', reject)
      .end();
  });
}

/** Milliseconds of each request, one after the other, in ascending order. */
export async function latencies(port: number, all: readonly Asked[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const asked of all) {
    const began = performance.now();
    const { status } = await ask(port, asked, agent);
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${asked.host}${asked.path}: ${status}`);
  }
  agent.destroy();
  return times.sort((a, b) => a - b);
}
