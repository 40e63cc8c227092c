import autocannon from 'autocannon';
import { median } from '../lib/statistics.ts';
import type { Asked } from './requests.ts';
import type { Server } from './servers.ts';

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 32;

interface Load {
  perSecond: number;
  perCpuSecond: number;
  p99: number;
}

export interface Row {
  what: string;
  all: readonly Asked[];
  status: '200' | '304';
}

/** One line of the table: both servers in turn under the same load, as medians of the rounds. */
export async function compare({ what, all, status }: Row, servers: readonly Server[]): Promise<string> {
  const loads = new Map(servers.map(({ name }) => [name, [] as Load[]]));
  for (let round = 0; round <= ROUNDS; round++) {
    // Each goes first in every other round, so that drift of the machine hits both.
    const order = round % 2 === 0 ? servers : [...servers].reverse();
    for (const server of order) {
      const result = await load(server, all, status);
      // The first round warms up.
      if (round > 0) loads.get(server.name)?.push(result);
    }
  }
  const of = (name: Server['name'], field: keyof Load) =>
    median((loads.get(name) ?? []).map((one) => one[field]));
  const ratio = (field: keyof Load) => (of('edge', field) / of('bare', field)).toFixed(2);
  return [
    what.padEnd(44),
    of('bare', 'perSecond').toFixed(0).padStart(8),
    of('edge', 'perSecond').toFixed(0).padStart(8),
    ratio('perSecond').padStart(8),
    ratio('perCpuSecond').padStart(10),
    `${of('edge', 'p99')} ms`.padStart(9),
  ].join(' ');
}

export const head = [
  'answers'.padEnd(44),
  'bare/s'.padStart(8),
  'edge/s'.padStart(8),
  'ratio'.padStart(8),
  'CPU ratio'.padStart(10),
  'edge p99'.padStart(9),
].join(' ');

async function load(server: Server, all: readonly Asked[], status: Row['status']): Promise<Load> {
  const requests = all.map(({ path, host, headers }) => ({ path, headers: { host, ...headers } }));
  let client = 0;
  const before = server.cpu();
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: requests.slice(0, 1),
    setupClient: (one) => one.setRequests(takeShare(requests, client++)),
  });
  const cpu = server.cpu() - before;
  const good = result.statusCodeStats?.[status]?.count ?? 0;
  const answers = result['2xx'] + result.non2xx;
  if (result.errors > 0 || answers === 0 || Number(good) !== answers) {
    throw new Error(`${server.name}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors.`);
  }
  return {
    perSecond: answers / result.duration,
    perCpuSecond: answers / cpu,
    p99: result.latency.p99,
  };
}

/** What one connection asks in turn: its part of many, or all of few, beginning elsewhere than the others. */
function takeShare<T>(all: readonly T[], client: number): T[] {
  if (all.length >= CONNECTIONS)
    return all.filter((_, index) => index % CONNECTIONS === client % CONNECTIONS);
  const from = client % all.length;
  return [...all.slice(from), ...all.slice(0, from)];
}
