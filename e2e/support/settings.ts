import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../scripts/lib/ports.ts';
import { type Ports, readSettings } from '../../scripts/lib/settings.ts';

/** The stack that one run of the browser tests has to itself. */
export interface World {
  dataDir: string;
  keysDir: string;
  ports: Ports;
}

export const isContinuousIntegration = Boolean(process.env.CI);

/**
 * The world of this run. Every process of the run (runner, workers, the stack itself) must see the same one, so
 * the first that asks chooses it and leaves it in the environment of the others.
 */
export async function currentWorld(): Promise<World> {
  const known = process.env.YADO_E2E_WORLD;
  if (known) return JSON.parse(known) as World;
  const world: World = {
    dataDir: mkdtempSync(join(tmpdir(), 'yado-e2e-')),
    keysDir: readSettings().keysDir,
    ports: await freePorts(),
  };
  process.env.YADO_E2E_WORLD = JSON.stringify(world);
  return world;
}
