import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase } from '../_database.ts';
import { startWorld } from '../_world.ts';
import { type CrashResult, crashRounds } from './_crash-rounds.ts';
import { listLateOutcomes, formatReport, listViolations } from './_crash-report.ts';
import { controlPoints, crashPoints } from './_points.ts';

const runsPerPoint = Number(process.argv[2] ?? 20);
/** Two cores are enough: most of the time each waits for timers of the process that it has restarted. */
const processes = 3;
const begun = Date.now();
const clock = () => new Date(Date.now() - begun).toISOString().slice(14, 19);

const logs = await mkdtemp(join(tmpdir(), 'yado-crash-'));
console.log(`${crashPoints.length} points × ${runsPerPoint} runs, ${processes} processes; logs: ${logs}`);
const { world, close } = await startWorld();
const { database, ...services } = world;

try {
  const shares = Array.from({ length: processes }, (_, index) =>
    Math.floor((runsPerPoint + processes - 1 - index) / processes),
  );
  const done: CrashResult[] = [];
  const onRound = (outcomes: readonly CrashResult[]) => {
    done.push(...outcomes);
    const found = [...listViolations(outcomes), ...listLateOutcomes(outcomes)].map((each) => `\n  ${each}`);
    console.log(`${clock()}  ${done.length} of ${crashPoints.length * runsPerPoint} runs${found.join('')}`);
  };
  const crashing = shares
    .filter((rounds) => rounds > 0)
    .map(async (rounds, index) =>
      crashRounds({
        services,
        database: await copyDatabase(database),
        points: crashPoints,
        rounds,
        untilTheEnd: true,
        logFile: join(logs, `api-${index + 1}.log`),
        onRound,
      }),
    );
  const controlling = crashRounds({
    services,
    database: await copyDatabase(database),
    points: controlPoints,
    rounds: 1,
    forgetful: true,
    logFile: join(logs, 'control.log'),
  });
  const outcomes = (await Promise.all(crashing)).flat();
  const control = listViolations(await controlling);
  const violations = listViolations(outcomes);
  console.log(`\n${formatReport(outcomes)}\n`);
  const complaints = [...violations, ...listLateOutcomes(outcomes)];
  if (complaints.length > 0) console.log(`${complaints.join('\n')}\n`);
  if (control.length === 0) console.log('The control found nothing: the harness cannot be trusted.\n');
  else
    console.log(`control without intents: ${control.length} violations, as it must be; e.g. ${control[0]}\n`);
  const recovered = outcomes.filter((each) => each.recovered).length;
  console.log(
    `${crashPoints.length} points, ${outcomes.length} runs, ${recovered} recovered within 60 s, ${violations.length} violations`,
  );
  const isGood = violations.length === 0 && recovered === outcomes.length && control.length > 0;
  if (isGood) await rm(logs, { recursive: true, force: true });
  process.exitCode = isGood ? 0 : 1;
} finally {
  await close();
}
