import { Agent, request } from 'node:http';
import { toHost } from '../servers.ts';
import { TENANT } from './requests.ts';

const PER_SECOND = 150;
const SECONDS = 8;

export interface Wish {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Milliseconds of each request of a visitor who minds their own business, in ascending order. They leave at fixed
 * times, and waiting to leave counts.
 */
export async function visit(port: number, wishes: readonly Wish[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const began = performance.now();
  const all = Array.from({ length: PER_SECOND * SECONDS }, async (_, index) => {
    const due = began + (1_000 * index) / PER_SECOND;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    await send(port, wishes[index % wishes.length] as Wish, agent);
    return performance.now() - due;
  });
  const times = await Promise.all(all);
  agent.destroy();
  return times.sort((a, b) => a - b);
}

function send(port: number, { method, path, headers, body }: Wish, agent: Agent): Promise<void> {
  const sent = {
    host: toHost(TENANT),
    'x-forwarded-for': '198.51.100.1',
    'accept-encoding': 'br',
    ...headers,
  };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, headers: sent, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${method} ${path}: ${response.statusCode}`));
      response.resume().once('end', resolve);
    })
      .on('error', reject)
      .end(body);
  });
}
