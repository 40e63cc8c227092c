import { Arena, type Race } from './_arena.ts';
import { parseInterleaving, planRaces } from './_interleavings.ts';
import { allPairs, namePair, type Pair, pairNamed } from './_pairs.ts';

interface RacesOptions {
  pairs: readonly Pair[];
  /** Interleavings of each pair. */
  runs: number;
  seed: number;
  /** Pairs that run side by side, each on an installation of its own. */
  arenas?: number;
  onPair?: (pair: Pair, races: readonly Race[]) => void;
}

/** Runs so many interleavings of each pair, and judges each once nothing of them moves any more. */
async function runRaces({ pairs, arenas = 1, onPair, ...options }: RacesOptions): Promise<Race[]> {
  const left = [...pairs];
  const all: Race[] = [];
  const work = async () => {
    const arena = await Arena.open();
    try {
      for (let pair = left.shift(); pair; pair = left.shift()) {
        const races: Race[] = [];
        for (const plan of planRaces(pair, options)) races.push(await arena.runPlan(plan));
        await arena.judge(races);
        all.push(...races);
        onPair?.(pair, races);
      }
    } finally {
      await arena.close();
    }
  };
  await Promise.all(Array.from({ length: arenas }, work));
  return all;
}

/** A few pairs, of each kind of start one or two, for the ordinary run. */
const fewPairs = ['book × join', 'book × suspend', 'book × sweep', 'join × change means', 'cancel × capture'];

/**
 * By the environment: one race again with its steps (`RACE`, as it was printed), `RACE_RUNS` orders of every pair (of
 * some with `RACE_PAIRS`, such as `cancel × sweep, sweep × sweep`), or a few of a few pairs. `RACE_SEED` chooses other
 * orders.
 */
export async function runAsAsked({
  RACE,
  RACE_PAIRS,
  RACE_RUNS,
  RACE_SEED = '1',
}: NodeJS.ProcessEnv): Promise<Race[]> {
  const seed = Number(RACE_SEED);
  if (RACE) {
    const races = await repeatRaces([RACE]);
    for (const race of races) console.log(listSteps(race));
    return races;
  }
  if (!RACE_RUNS) return runRaces({ pairs: fewPairs.map(pairNamed), runs: 3, seed });
  const onPair = (pair: Pair, races: readonly Race[]) => console.log(summarizePair(pair, races));
  const pairs = RACE_PAIRS ? RACE_PAIRS.split(', ').map(pairNamed) : allPairs;
  return runRaces({ pairs, runs: Number(RACE_RUNS), seed, arenas: 3, onPair });
}

/** The order decides here, however slow the machine is. */
const REPEAT_PATIENCE_MS = 2_000;

/** Runs races again, as they were printed. */
export async function repeatRaces(names: readonly string[]): Promise<Race[]> {
  const arena = await Arena.open();
  try {
    const races: Race[] = [];
    for (const name of names) races.push(await arena.race(parseInterleaving(name), REPEAT_PATIENCE_MS));
    await arena.judge(races);
    return races;
  } finally {
    await arena.close();
  }
}

function listSteps({ steps }: Race): string {
  return steps.map(({ side, what }) => `${side === 'A' ? '' : '\t\t\t\t'}${side} ${what}`).join('\n');
}

/** Every breach with the race in which it happened, and the command that repeats it. */
export function listBreaches(races: readonly Race[]): string[] {
  return races.flatMap(({ name, breaches, answers }) =>
    breaches.map(
      (breach) =>
        `${breach}\n  answers: ${answers.A}, ${answers.B}\n  again: RACE='${name}' .ci/with-postgres npx vitest run --project api api/tests/races/races`,
    ),
  );
}

function summarizePair(pair: Pair, races: readonly Race[]): string {
  const answers = new Map<string, number>();
  for (const { answers: given } of races) {
    const both = `${given.A} / ${given.B}`;
    answers.set(both, (answers.get(both) ?? 0) + 1);
  }
  const listed = [...answers].map(([both, times]) => `${times} × ${both}`).join(', ');
  return `${namePair(pair)}: ${races.length} races, ${listBreaches(races).length} breaches (${listed})`;
}
