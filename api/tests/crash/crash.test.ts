import { describe, inject, it } from 'vitest';
import { copyDatabase } from '../_database.ts';
import { crashRounds } from './_crash-rounds.ts';
import { listLateOutcomes, listViolations } from './_crash-report.ts';
import { controlPoints, crashPoints } from './_points.ts';

// One death per database here; `npm run test:long -- crashes` kills at each point twenty times, and holds the recovery to 60 s.
const recoveryMs = 180_000;
describe.concurrent('R3: an API process that is killed', () => {
  it('leaves nothing half done at any point of booking, paying and canceling', async ({ expect }) => {
    const { database, ...services } = inject('world');
    const outcomes = await crashRounds({
      services,
      database: await copyDatabase(database),
      points: crashPoints,
      rounds: 1,
      recoveryMs,
    });
    expect(outcomes.map(({ point }) => point).sort()).toEqual(crashPoints.map(({ name }) => name).sort());
    expect(listViolations(outcomes)).toEqual([]);
    expect(listLateOutcomes(outcomes)).toEqual([]);
  }, 420_000);

  it('loses money and bookings when it does not write its intents down first', async ({ expect }) => {
    const { database, ...services } = inject('world');
    const outcomes = await crashRounds({
      services,
      database: await copyDatabase(database),
      points: controlPoints,
      rounds: 1,
      forgetful: true,
    });
    const violations = listViolations(outcomes);
    expect(violations.filter((each) => each.includes('I3:'))).not.toEqual([]);
    expect(violations.filter((each) => each.includes('I4:'))).not.toEqual([]);
  }, 420_000);
});
