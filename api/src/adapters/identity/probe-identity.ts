import type { Auth } from 'firebase-admin/auth';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import { answeredBetween } from '../probe/between.ts';
import { type Fault, notReached, type ProbeResult } from '../probe/probe-result.ts';
import type { FirebaseCall } from './firebase-errors.ts';
import { isOutOfQuota, readGoogleAnswer } from './google-answer.ts';
import { judgeProjectConfig } from './judge-project-config.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { probeWebKey } from './probe-web-key.ts';

/** No account has this id: ids are ours or Firebase's, neither begins so. */
const NOBODY = 'credential-probe';

export interface IdentityProbe {
  projectId: string;
  webApiKey: string;
  /** Origin of the service's REST interface, without a path. */
  origin: string;
  /** Hosts of the sites whose people sign in. */
  hosts: readonly string[];
  timeoutMs: number;
  now: () => number;
}

/** Looks for an account that does not exist, reads the project's settings, and asks the web key whose it is. */
export async function probeIdentity(
  auth: Auth,
  call: FirebaseCall,
  probe: IdentityProbe,
): Promise<ProbeResult> {
  const facts = [`project ${probe.projectId}`];
  try {
    await call<unknown>(() => auth.getUser(NOBODY), { 'auth/user-not-found': 'nobody' }, probe.timeoutMs);
  } catch (error) {
    const refusal = judgeRefusal(error);
    if (refusal) return { faults: [refusal], facts, clockOffsetMs: null };
    return { ...judgeFailure(error, probe.timeoutMs), facts };
  }
  const [settings, webKey] = await Promise.all([findSettingFaults(auth, call, probe), probeWebKey(probe)]);
  return {
    faults: [...settings, ...webKey.faults],
    facts: [...facts, ...webKey.facts],
    clockOffsetMs: webKey.clockOffsetMs,
  };
}

async function findSettingFaults(
  auth: Auth,
  call: FirebaseCall,
  { timeoutMs }: IdentityProbe,
): Promise<Fault[]> {
  try {
    return judgeProjectConfig(
      await call(() => auth.projectConfigManager().getProjectConfig(), {}, timeoutMs),
    );
  } catch (error) {
    const refusal = judgeRefusal(error);
    return refusal ? [refusal] : [];
  }
}

function judgeFailure(error: unknown, timeoutMs: number): ProbeResult {
  const wait =
    'See whether this machine may connect to googleapis.com; if it lasts, look at status.firebase.google.com.';
  // Our own limit has no cause; whatever the library meets has one.
  const isLate = error instanceof ProviderUnavailableError && error.cause === undefined;
  if (isLate) return notReached('slow', `Google did not answer within ${timeoutMs / 1000} s.`, wait);
  const answer = readGoogleAnswer(error);
  if (answer === null) return notReached('unreachable', 'There is no connection to Google.', wait);
  if (answer.reasons === null) {
    const fault = answeredBetween('Google', answer.status);
    return notReached(fault.kind, fault.text, fault.mend);
  }
  if (isOutOfQuota(answer)) {
    const text = `Google takes no more calls of the project for now (${answer.status}).`;
    return notReached(
      'failing',
      text,
      'Console of Google Cloud, Identity Toolkit API, Quotas: see which is used up.',
    );
  }
  return notReached('failing', `Google answers nothing useful (${answer.status}).`, wait);
}
