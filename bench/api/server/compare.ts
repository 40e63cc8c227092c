import { deepStrictEqual } from 'node:assert';
import { median } from '../../lib/statistics.ts';
import { load, type Load } from './load.ts';
import { toRequest, signToken } from './session.ts';
import { startSubject, type Subject, type SubjectName } from './subject.ts';
import type { ServerWorld } from './world.ts';

const ROUNDS = 3;

/** Prints requests per second of processor time of each server as a ratio to the first, the yardstick. */
export async function compare(
  world: ServerWorld,
  what: string,
  names: [SubjectName, ...SubjectName[]],

  body: { id: string; variables?: object },
): Promise<void> {
  const token = signToken(world.privateKey, 'demo-sakura-employee', 'employee@sakura.example');
  const subjects = await Promise.all(names.map((name) => startSubject(name, world)));
  try {
    await assertSameAnswers(subjects, token, body);
    const results = new Map(names.map((name) => [name, [] as Load[]]));
    for (let round = 0; round <= ROUNDS; round++) {
      // Each goes first once, so that drift of the machine hits all.
      const order = [
        ...subjects.slice(round % subjects.length),
        ...subjects.slice(0, round % subjects.length),
      ];
      for (const subject of order) {
        const result = await load(subject, token, body);
        if (round > 0) results.get(subject.name)?.push(result);
      }
    }
    report(what, names[0], results);
  } finally {
    for (const subject of subjects) await subject.close();
  }
}

function report(what: string, yardstick: SubjectName, results: Map<SubjectName, Load[]>): void {
  const perCpuSecond = (name: SubjectName) =>
    median((results.get(name) ?? []).map((result) => result.requests / result.cpuSeconds));
  for (const name of results.keys()) {
    const spread = median((results.get(name) ?? []).map(({ p50, p99 }) => p99 / p50));
    const ratio = perCpuSecond(name) / perCpuSecond(yardstick);
    console.log(
      `${what}, ${name}: ${Math.round(perCpuSecond(name)).toLocaleString('en')} requests per processor second, ${ratio.toFixed(2)} of ${yardstick}; p99 ${spread.toFixed(1)} × median at 32 connections`,
    );
  }
}

/** Anyone who sends something else is not compared. */
async function assertSameAnswers(
  subjects: Subject[],
  token: string,
  body: { id: string; variables?: object },
): Promise<void> {
  const answers = await Promise.all(
    subjects
      .filter(({ name }) => name !== 'bare')
      .map(async ({ name, origin }) => {
        const response = await fetch(`${origin}/graphql`, toRequest(token, body));
        const answer = (await response.json()) as { data?: unknown; errors?: unknown };
        if (!answer.data) throw new Error(`${name} refuses: ${JSON.stringify(answer)}`);
        return { name, body: answer };
      }),
  );
  const [first, ...others] = answers;
  for (const other of others)
    deepStrictEqual(other.body.data, first?.body.data, `${other.name} answers differently`);
}
