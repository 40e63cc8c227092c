import { answeredBetween, isProxyRefusal } from '../probe/between.ts';
import { judgeClock, readClockOffset } from '../probe/clock-offset.ts';
import { type Fault, notReached, type ProbeResult } from '../probe/probe-result.ts';

/** What a status says of our key; null where it says nothing against it. */
export function judgeRefusal(status: number): Fault | null {
  const mend = 'Set CMS_API_KEY to a key that may read the contents of docs/content.md.';
  if (status === 401)
    return { kind: 'refused-key', text: 'The content system does not take the key (401).', mend };
  if (status === 403)
    return { kind: 'missing-right', text: 'The content system does not let the key read (403).', mend };
  return null;
}

/** Reads the list of news. */
export async function probeCms(
  config: { baseUrl: string; apiKey: string },
  clock: () => Date,
  timeoutMs: number,
): Promise<ProbeResult> {
  const facts = [new URL(config.baseUrl).host];
  const sentAt = clock().getTime();
  try {
    const response = await fetch(`${config.baseUrl.replace(/\/$/, '')}/news`, {
      headers: { accept: 'application/json', authorization: `Bearer ${config.apiKey}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const asked = { sentAt, answeredAt: clock().getTime() };
    const clockOffsetMs = readClockOffset(response.headers.get('date'), asked);
    const refusal = judgeRefusal(response.status);
    if (refusal) return { faults: [refusal], facts, clockOffsetMs };
    if (response.ok) return { faults: judgeClock('the content system', clockOffsetMs), facts, clockOffsetMs };
    const text = `The content system does not list its news (${response.status}).`;
    return { ...notReached('failing', text, 'Compare CMS_BASE_URL with docs/content.md.'), facts };
  } catch (error) {
    if (isProxyRefusal(error)) {
      return { faults: [answeredBetween('the content system', 407)], facts, clockOffsetMs: null };
    }
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const [kind, text] = isLate
      ? (['slow', `The content system did not answer within ${timeoutMs / 1000} s.`] as const)
      : (['unreachable', 'There is no connection to the content system.'] as const);
    return {
      ...notReached(kind, text, 'Compare CMS_BASE_URL; copies of what was read are served until then.'),
      facts,
    };
  }
}
