import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeys } from '../../../delivery/src/signing/keys.ts';
import { freePorts } from '../../../scripts/lib/ports.ts';
import { median, percentile } from '../../lib/statistics.ts';
import { places } from '../places.ts';
import { assetRequests } from '../rows.ts';
import { type Server, startEdge } from '../servers.ts';
import { fillStore } from '../store.ts';
import { CROWD, TENANT } from './requests.ts';
import { visit, type Wish } from './visitor.ts';

const ROUNDS = 5;

/**
 * Prints what other visitors notice of many slow ones: the 99th percentile of an edge that they are at, beside that of
 * a second edge, asked at the same time, that they are not at, and beside that of before they came.
 */
export async function benchSlow(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'yado-bench-slow-'));
  const place = await places.folder(join(folder, 'store'));
  const [api, crowd] = ['api.ts', 'crowd.ts'].map((file) => fork(join(import.meta.dirname, file)));
  const edges: Server[] = [];
  try {
    if (!api || !crowd) return;
    const keysDir = join(folder, 'keys');
    await fillStore(place, [TENANT], await ensureKeys(keysDir));
    const [{ port: apiPort }] = (await once(api, 'message')) as [{ port: number }];
    const env = { ...place.env, KEYS_DIR: keysDir, EDGE_TRUST_PROXY: '127.0.0.1' };
    const ports = await freePorts();
    for (const port of [ports.edge, ports.api]) {
      const apiOrigin = `http://127.0.0.1:${apiPort}`;
      edges.push(await startEdge({ port, env: { ...env, API_ORIGIN: apiOrigin }, tenants: [TENANT] }));
    }
    const [beset, spared] = edges as [Server, Server];
    const wishes = await listWishes(beset.port);
    const visitBoth = () => Promise.all([visit(beset.port, wishes), visit(spared.port, wishes)]);
    await visitBoth();
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [before] = await visitBoth();
      crowd.send({ port: beset.port });
      const [{ open }] = (await once(crowd, 'message')) as [{ open: number }];
      const cpu = beset.cpu();
      const began = performance.now();
      const [during, beside] = await visitBoth();
      const load = (1_000 * (beset.cpu() - cpu)) / (performance.now() - began);
      crowd.send({});
      await once(crowd, 'message');
      api.send('answer');
      const [{ waiting }] = (await once(api, 'message')) as [{ waiting: number }];
      console.log(`${open} slow connections, ${waiting} bookings waiting, ${load.toFixed(2)} of a core`);
      rounds.push({ before, during, beside });
      // What was ended just now is gone before the next round.
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
    report(rounds);
  } finally {
    api?.disconnect();
    crowd?.disconnect();
    for (const edge of edges) await edge.close();
    await place.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds in ascending order: of the edge before the crowd came and while it is there, and of the other edge. */
interface Round {
  before: number[];
  during: number[];
  beside: number[];
}

function report(rounds: readonly Round[]): void {
  const kinds = Object.entries(CROWD).map(([kind, { count }]) => `${count} ${kind}`);
  console.log(`\nothers beside ${kinds.join(', ')} (medians of ${rounds.length} rounds)`);
  for (const share of [0.5, 0.9, 0.99]) {
    const of = (field: keyof Round) => median(rounds.map((round) => percentile(round[field], share)));
    const ratioTo = (field: keyof Round) =>
      median(
        rounds.map((round) => percentile(round.during, share) / percentile(round[field], share)),
      ).toFixed(2);
    console.log(
      `p${share * 100}: ${of('during').toFixed(1)} ms; an edge without them ${of('beside').toFixed(1)} ms, ratio ${ratioTo('beside')}; before they came ${of('before').toFixed(1)} ms, ratio ${ratioTo('before')}`,
    );
  }
}

/** Pages, files, queries and mutations in turn. */
async function listWishes(port: number): Promise<Wish[]> {
  const [file] = await assetRequests(port);
  return [
    { method: 'GET', path: '/', headers: { accept: 'text/html' } },
    { method: 'GET', path: file?.path ?? '' },
    { method: 'GET', path: '/graphql?id=rates' },
    {
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: '{"id":"clip"}',
    },
  ];
}
