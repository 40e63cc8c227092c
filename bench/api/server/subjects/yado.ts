// The API itself, as it runs in production.
import { createFirebaseIdentity } from '../../../../api/src/adapters/identity/firebase-identity.ts';
import { rememberVerified } from '../../../../api/src/adapters/identity/remember-verified.ts';
import { startApi } from '../../../../api/src/start-api.ts';
import { localIdentity } from '../session.ts';
import { benchConfig } from './config.ts';
import { serveBench, world } from './serve.ts';

const config = benchConfig();
const { url } = await startApi(config, {
  identity: rememberVerified({
    ...createFirebaseIdentity(config.firebase),
    ...localIdentity(world.publicKey),
  }),
});
serveBench(Number(new URL(url).port));
