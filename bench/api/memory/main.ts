// Whether the API's memory stays flat over many requests of all kinds.
import autocannon from 'autocannon';
import type { Postgres } from '../postgres.ts';
import { toRequest, signToken } from '../server/session.ts';
import { startSubject } from '../server/subject.ts';
import { createServerWorld, publish } from '../server/world.ts';

const REQUESTS = 100_000;
const STEPS = 10;

const suggestions = `query BenchSuggest($input: IncrementalSearchPropertyContentInput!) {
  incrementalSearchPropertyContent(input: $input) { id name city }
}`;
const members = 'query BenchEmployees { employees(first: 20) { nodes { id name role } totalCount } }';
const keywords = ['と', 'とう', 'とうきょう', '新宿', '大阪', 'hotel', 'sta', '京都', '花', 'ステーション'];

/** Prints the living bytes after each tenth of the requests and the slope over the second half. */
export async function benchMemory(postgres: Postgres): Promise<void> {
  const world = await createServerWorld(postgres, 'memory');
  const subject = await startSubject('yado', world);
  try {
    const token = signToken(world.privateKey, 'demo-sakura-employee', 'employee@sakura.example');
    const suggest = publish(world.operationsDir, suggestions);
    const bodies: object[] = [
      { id: world.operations.small },
      { id: world.operations.trips, variables: { input: {} } },
      { id: publish(world.operationsDir, members) },
      ...keywords.map((keyword) => ({ id: suggest, variables: { input: { keyword } } })),
      // Refused: an operation nobody published.
      { id: 'f'.repeat(64) },
    ];
    const requests = bodies.map((body) => {
      const { method, headers, body: text } = toRequest(token, body);
      return { method: method as 'POST', path: '/graphql', headers, body: String(text) };
    });
    const heaps: number[] = [];
    for (let step = 0; step < STEPS; step++) {
      await autocannon({ url: subject.origin, connections: 32, amount: REQUESTS / STEPS, requests });
      heaps.push((await subject.heap()) / 1024 / 1024);
    }
    const second = heaps.slice(STEPS / 2);
    const perThousand = (slope(second) * STEPS * 1_000) / REQUESTS;
    console.log(
      `memory, ${REQUESTS.toLocaleString('en')} mixed requests: ${heaps.map((heap) => heap.toFixed(1)).join(' ')} MiB alive after each tenth; slope of the second half ${(perThousand * 1024).toFixed(1)} KiB per 1,000 requests`,
    );
  } finally {
    await subject.close();
    await world.close();
  }
}

/** Least squares, per step. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  return over / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
}
