import { onTestFinished } from 'vitest';
import type { ReleaseConfig } from '../config/env.ts';
import { createEdge, type EdgeOptions } from '../edge/server.ts';
import { ensureKeys } from '../signing/keys.ts';
import { openStore } from '../store/open-store.ts';

/** An edge of this test's own on the store of a workspace, without an API behind it. */
export async function startEdge({ config }: { config: ReleaseConfig }, options: Partial<EdgeOptions> = {}) {
  const edge = await createEdge({
    store: await openStore(config),
    publicKey: (await ensureKeys(config.keysDir)).publicKey,
    tenants: new Map([['localhost', 'default']]),
    trustProxy: [],
    apiOrigins: ['http://127.0.0.1:9'],
    logTo: { write() {} },
    ...options,
  });
  onTestFinished(() => edge.close());
  return edge;
}
