import { answeredBetween } from '../probe/between.ts';
import { judgeClock } from '../probe/clock-offset.ts';
import { type Fault, notReached, type ProbeResult } from '../probe/probe-result.ts';
import { judgeRefusal } from './judge-refusal.ts';
import type { RapidResult } from './result.ts';
import type { RapidResponse } from './read-answer.ts';
import type { RapidTransport } from './transport.ts';

const MODES: Readonly<Record<string, string>> = { 'api.ean.com': 'live', 'test.ean.com': 'test' };

/** Reads one region: signed like everything else, cheap, and with a link to the next one. */
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
  const next = result.kind === 'ok' ? result.value.next : null;
  const faults = [
    ...unusable,
    ...judgeLink(next === null ? null : transport.foreignOrigin(next), baseUrl),
    ...judgeClock('the supplier', clockOffsetMs),
  ];
  return { faults, facts, clockOffsetMs };
}

/** A link to elsewhere is never followed: no import gets past its first page, no rate can be booked. */
function judgeLink(foreign: string | null, baseUrl: string): Fault[] {
  if (foreign === null) return [];
  return [
    {
      kind: 'wrong-setting',
      text: `The supplier's links lead to ${foreign}, calls to ${new URL(baseUrl).origin}: no link is followed, so that nothing can be imported or booked.`,
      mend: 'Set RAPID_BASE_URL to the address that the links name, or correct the links where a proxy in between makes them.',
    },
  ];
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
