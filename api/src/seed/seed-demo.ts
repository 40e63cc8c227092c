import { readFile } from 'node:fs/promises';
import type { AppContext } from '../context.ts';
import {
  demoAgencies,
  demoBranches,
  demoCompanies,
  demoLogo,
  demoPassword,
  demoUsers,
} from './demo-world.ts';
import { seedDemoCards } from './seed-demo-cards.ts';
import { seedDemoInvoices } from './seed-demo-invoices.ts';
import { seedDemoTasks } from './seed-demo-tasks.ts';

/**
 * Creates what is missing of the demo world, here and at the outside services. Runs at each start and leaves
 * everything that exists alone: changed names, passwords and balances stay.
 */
export async function seedDemo(app: AppContext): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('companies')
      .values(demoCompanies)
      .onConflict((c) => c.column('id').doNothing())
      .execute();
    await tx
      .insertInto('agencies')
      .values(demoAgencies)
      .onConflict((c) => c.column('id').doNothing())
      .execute();
    await tx
      .insertInto('agency_pictures')
      .values({
        id: demoLogo.id,
        agency_id: demoLogo.agencyId,
        png: await readFile(new URL(`../../content/logos/${demoLogo.file}`, import.meta.url)),
        created_at: app.clock(),
      })
      .onConflict((c) => c.column('id').doNothing())
      .execute();
    await tx
      .insertInto('branches')
      .values(demoBranches)
      .onConflict((c) => c.column('id').doNothing())
      .execute();
    // Unlike an id, role and e-mail can clash with what somebody made since: then theirs stays.
    await tx
      .insertInto('users')
      .values(demoUsers)
      .onConflict((c) => c.doNothing())
      .execute();
  });
  for (const user of demoUsers) {
    await app.identity.ensureAccount({
      uid: user.id,
      email: user.email,
      name: user.name,
      password: demoPassword,
    });
  }
  await seedDemoCards(app);
  if (!app.config.seedDemoTrips) return;
  await seedDemoInvoices(app);
  await seedDemoTasks(app);
}
