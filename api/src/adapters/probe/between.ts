import type { Fault } from './probe-result.ts';

/**
 * Whether a proxy refused a request of `fetch`, by the error that came of it: an answer 407 is kept from everybody, and is
 * the one network error that has no reason (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch).
 */
export function isProxyRefusal(error: unknown): boolean {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return false;
  const { message } = error.cause;
  return (message === '' && !('code' in error.cause)) || message.startsWith('Proxy response (407)');
}

/** For an answer that is not of the service: neither its key nor its outage is to blame. */
export function answeredBetween(service: string, status: number | null): Fault {
  if (status === 407) {
    return {
      kind: 'failing',
      text: `A proxy between this machine and ${service} asks for a log-in (407).`,
      mend: 'Let this machine pass the proxy without one, or connect it directly.',
    };
  }
  return {
    kind: 'failing',
    text: `Something between this machine and ${service} answers in its place${status === null ? '' : ` (${status})`}.`,
    mend: 'See whether a proxy or a firewall lets this machine reach it.',
  };
}
