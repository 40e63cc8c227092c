import autocannon from 'autocannon';
import { toRequest } from './session.ts';
import type { Subject } from './subject.ts';

const SECONDS = 5;

export interface Load {
  requests: number;
  cpuSeconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Sends the same request over 32 connections and counts what the server's process used for it. */
export async function load(subject: Subject, token: string, body: object): Promise<Load> {
  const { method, headers, body: text } = toRequest(token, body);
  const before = await subject.cpu();
  const result = await autocannon({
    url: `${subject.origin}/graphql`,
    connections: 32,
    duration: SECONDS,
    method: method as 'POST',
    headers,
    body: String(text),
  });
  const cpuSeconds = (await subject.cpu()) - before;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${subject.name}: ${result.non2xx} refusals and ${result.errors} errors under load.`);
  }
  return { requests: result['2xx'], cpuSeconds, p50: result.latency.p50, p99: result.latency.p99 };
}
