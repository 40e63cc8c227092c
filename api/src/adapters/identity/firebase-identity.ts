import type { Agent } from 'node:http';
import { cert, initializeApp } from 'firebase-admin/app';
import { type Auth, type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { exportEmulatorHost } from '../../config/env.ts';
import type { ServiceAccount } from '../../config/service-account.ts';
import { newId } from '../../db/new-id.ts';
import { type OnRefusal, PROBE_MS } from '../probe/probe-result.ts';
import { toolkitOrigin } from './call-toolkit.ts';
import { applyEmailUndo, checkEmailUndo } from './email-undo-code.ts';
import { accountMethods } from './firebase-accounts.ts';
import { callFirebase, type FirebaseCall, isOutage, withinLimit } from './firebase-errors.ts';
import type { IdentityPort, SeedAccount, VerifyResult } from './identity-port.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { probeIdentity } from './probe-identity.ts';
import { sendPasswordReset } from './send-password-reset.ts';

export interface FirebaseConfig {
  projectId: string;
  webApiKey: string;
  /** host:port of an auth emulator; its tokens are unsigned. */
  emulatorHost: string | null;
  /** Without one the library looks for the platform's. */
  serviceAccount?: ServiceAccount | null;
  onRefusal?: OnRefusal;
  /** After so long without an answer a call counts as an outage; by default 10 s, and 5 s for the check of a token. */
  timeLimitMs?: number;
  /** By default the system's; tokens are judged by that in any case. */
  clock?: () => Date;
}

const allowedClockSkewMs = 60_000;
/** Of a check of a token, which each request waits for; the keys that it needs are usually there. */
const verifyLimitMs = 5_000;

/**
 * IdentityPort on Firebase Authentication.
 * @param httpAgent the way to the service's keys, where it is not the open internet
 */
export function createFirebaseIdentity(config: FirebaseConfig, httpAgent?: Agent): IdentityPort {
  exportEmulatorHost(config.emulatorHost);
  // A name of its own, so that several contexts in one process do not share an app.
  const auth = getAuth(
    initializeApp(
      {
        projectId: config.projectId,
        ...(config.serviceAccount && { credential: cert(config.serviceAccount, httpAgent) }),
        ...(httpAgent && { httpAgent }),
      },
      newId(),
    ),
  );
  const call: FirebaseCall = async (request, expected, limitMs = config.timeLimitMs) => {
    try {
      return await callFirebase(request, expected, limitMs);
    } catch (error) {
      const refusal = judgeRefusal(error);
      if (refusal) config.onRefusal?.(refusal);
      throw error;
    }
  };
  return {
    probe: ({ hosts = [], timeoutMs = PROBE_MS } = {}) =>
      probeIdentity(auth, callFirebase, {
        ...config,
        origin: toolkitOrigin(config),
        hosts,
        timeoutMs,
        now: () => (config.clock?.() ?? new Date()).getTime(),
      }),
    verify: (idToken) => verify(auth, idToken, config.timeLimitMs ?? verifyLimitMs),
    ensureAccount: (account) => ensureAccount(auth, call, account),
    async setDisplayName(uid, name) {
      await call(() => auth.updateUser(uid, { displayName: name }));
    },
    sendPasswordReset: (email) => sendPasswordReset(config, email),
    checkEmailUndo: (code) => checkEmailUndo(config, code),
    undoEmailChange: (code) => applyEmailUndo(config, code),
    ...accountMethods(auth, call),
  };
}

async function verify(auth: Auth, idToken: string, limitMs: number): Promise<VerifyResult> {
  try {
    const decoded = await withinLimit(auth.verifyIdToken(idToken), limitMs);
    const latest = Date.now() + allowedClockSkewMs;
    // The site signs in by password alone; another way may have been added to an account by who does not own its address.
    const { firebase } = decoded as Partial<DecodedIdToken>;
    if (firebase?.sign_in_provider !== 'password') return { kind: 'invalid' };
    // The library accepts tokens of the future.
    if (decoded.iat * 1000 > latest || decoded.auth_time * 1000 > latest) return { kind: 'invalid' };
    return {
      kind: 'valid',
      token: {
        uid: decoded.uid,
        email: decoded.email ?? null,
        authenticatedAt: new Date(decoded.auth_time * 1000),
        issuedAt: new Date(decoded.iat * 1000),
      },
      expiresAt: new Date(decoded.exp * 1000),
    };
  } catch (error) {
    return { kind: isOutage(error) ? 'unavailable' : 'invalid' };
  }
}

function ensureAccount(
  auth: Auth,
  call: FirebaseCall,
  account: SeedAccount,
): Promise<'created' | 'existing'> {
  return call<'created' | 'existing'>(
    async () => {
      await auth.createUser({
        uid: account.uid,
        email: account.email,
        emailVerified: true,
        displayName: account.name,
        password: account.password,
      });
      return 'created';
    },
    { 'auth/uid-already-exists': 'existing', 'auth/email-already-exists': 'existing' },
  );
}
