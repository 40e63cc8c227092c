import { createFirebaseIdentity } from '../../../../api/src/adapters/identity/firebase-identity.ts';
import { rememberVerified } from '../../../../api/src/adapters/identity/remember-verified.ts';
import type { Config } from '../../../../api/src/config/config.ts';
import type { AppContext } from '../../../../api/src/context.ts';
import { loadPlaceIndex } from '../../../../api/src/modules/catalog/place-index-store.ts';
import { startApi } from '../../../../api/src/start-api.ts';
import { localIdentity } from '../session.ts';
import { serveBench, world } from './serve.ts';

/** Starts the API as it runs in production, with single parts replaced, as the subject of this process. */
export async function startYado(config: Config, overrides: Partial<AppContext> = {}): Promise<void> {
  const { url, app } = await startApi(config, {
    identity: rememberVerified({
      ...createFirebaseIdentity(config.firebase),
      ...localIdentity(world.publicKey),
    }),
    ...overrides,
  });
  await loadPlaceIndex(app.db);
  serveBench(Number(new URL(url).port));
}
