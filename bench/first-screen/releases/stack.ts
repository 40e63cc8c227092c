import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../../scripts/lib/ports.ts';
import type { ProcessGroup } from '../../../scripts/lib/processes.ts';

const READY_LIMIT_MS = 300_000;

/** Starts the whole stack of a built checkout by its own code, as its browser tests do; answers the site's origin. */
export async function startStackOf(folder: string, name: string, parts: ProcessGroup): Promise<string> {
  const ports = await freePorts();
  const dataDir = mkdtempSync(join(tmpdir(), `yado-bench-${name}-`));
  const world = { dataDir, keysDir: join(folder, '.data/keys'), ports };
  const site = `http://localhost:${ports.edge}`;
  await parts.start({
    name,
    args: [join(folder, 'e2e/support/world.ts')],
    cwd: folder,
    env: { YADO_E2E_WORLD: JSON.stringify(world) },
    health: [`${site}/readyz`],
    readyLimitMs: READY_LIMIT_MS,
  });
  return site;
}
