import type { Fault } from './probe-result.ts';

/** How `fetch` ends where a proxy asks for a log-in: such an answer it gives to nobody. */
const PROXY_REFUSAL = /proxy authentication required|proxy response \(407\)/i;

/** Whether a proxy refused a request of `fetch`, by the error that came of it. */
export function isProxyRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return PROXY_REFUSAL.test(error.message) || isProxyRefusal(error.cause);
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
