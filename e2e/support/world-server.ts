import { fileURLToPath } from 'node:url';
import { toOrigins } from '../../scripts/lib/stack.ts';
import type { World } from './settings.ts';

/** How the runner starts the stack of a run; `env` goes to all of its processes. */
export function worldServer({ ports }: World, env: Record<string, string> = {}) {
  return {
    command: `"${process.execPath}" "${fileURLToPath(new URL('world.ts', import.meta.url))}"`,
    url: `${toOrigins(ports).site}/readyz`,
    env,
    timeout: 900_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    stdout: 'pipe' as const,
    stderr: 'pipe' as const,
  };
}
