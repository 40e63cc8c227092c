import { answeredBetween } from '../probe/between.ts';
import { judgeClock } from '../probe/clock-offset.ts';
import { type Fault, notReached, type ProbeResult } from '../probe/probe-result.ts';
import { judgeRefusal } from './judge-refusal.ts';
import type { RapidResult } from './result.ts';
import type { RapidResponse, RapidTransport } from './transport.ts';

const MODES: Readonly<Record<string, string>> = { 'api.ean.com': 'live', 'test.ean.com': 'test' };

/** Reads one region: signed like everything else, and cheap. */
export async function probeRapid(
  transport: RapidTransport,
  baseUrl: string,
  timeoutMs: number,
): Promise<ProbeResult> {
  const { result, clockOffsetMs } = await transport.ask({
    method: 'GET',
    href: '/v3/regions',
    query: [
      ['language', 'ja-JP'],
      ['include', 'standard'],
      ['limit', '1'],
    ],
    timeoutMs,
  });
  const { hostname, host } = new URL(baseUrl);
  const facts = [`${host} (${MODES[hostname] ?? 'neither live nor test'})`];
  const refusal = judgeRefusal(result, clockOffsetMs);
  if (refusal) return { faults: [refusal], facts, clockOffsetMs };
  if (!isSuppliers(result)) {
    return { faults: [answeredBetween('the supplier', result.status)], facts, clockOffsetMs };
  }
  // Out of capacity for now, with a key that was taken.
  if (result.kind === 'unknown' && result.reason !== 'rate_limited') {
    return { ...notReached(...describe(result, timeoutMs)), facts };
  }
  const unusable: Fault[] =
    result.kind === 'refused'
      ? [
          {
            kind: 'failing',
            text: `The supplier refuses to list regions (${result.status}).`,
            mend: 'Compare RAPID_BASE_URL with the address of the contract.',
          },
        ]
      : [];
  return { faults: [...unusable, ...judgeClock('the supplier', clockOffsetMs)], facts, clockOffsetMs };
}

/** Whether the supplier answered, or nobody; else something between did. */
function isSuppliers(result: RapidResult<RapidResponse>): boolean {
  if (result.kind === 'ok') return Array.isArray(result.value.body);
  return result.kind === 'refused' || (result.reason !== 'unreadable' && result.status !== 407);
}

function describe(
  { reason, status }: { reason: string; status: number | null },
  timeoutMs: number,
): [Fault['kind'], string, string] {
  const wait = 'If it lasts, look at the status page of the supplier.';
  if (reason === 'timeout')
    return ['slow', `The supplier did not answer within ${timeoutMs / 1000} s.`, wait];
  if (status !== null) return ['failing', `The supplier answers nothing useful (${status}).`, wait];
  return [
    'unreachable',
    'There is no connection to the supplier.',
    'Compare RAPID_BASE_URL, and see whether this machine may connect to it.',
  ];
}
