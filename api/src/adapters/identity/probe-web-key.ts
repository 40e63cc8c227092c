import { z } from 'zod';
import { answeredBetween, isProxyRefusal } from '../probe/between.ts';
import { judgeClock, readClockOffset } from '../probe/clock-offset.ts';
import { type Fault, notReached, type ProbeResult } from '../probe/probe-result.ts';
import type { IdentityProbe } from './probe-identity.ts';

const projectSchema = z.object({ authorizedDomains: z.array(z.string()).default([]) });

/** Asks the web key which domains its project allows. */
export async function probeWebKey(probe: IdentityProbe): Promise<ProbeResult> {
  const sentAt = probe.now();
  try {
    const response = await fetch(`${probe.origin}/v1/projects?key=${encodeURIComponent(probe.webApiKey)}`, {
      signal: AbortSignal.timeout(probe.timeoutMs),
    });
    const body = readJson(await response.text());
    const asked = { sentAt, answeredAt: probe.now() };
    const clockOffsetMs = readClockOffset(response.headers.get('date'), asked);
    const faults = judgeAnswer(response, body, probe);
    return { faults: [...faults, ...judgeClock('Google', clockOffsetMs)], facts: [], clockOffsetMs };
  } catch (error) {
    if (isProxyRefusal(error)) {
      return { faults: [answeredBetween('Google', 407)], facts: [], clockOffsetMs: null };
    }
    return notReached(
      'unreachable',
      'The web key could not be asked for its project.',
      'See whether this machine may connect to identitytoolkit.googleapis.com.',
    );
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function judgeAnswer({ ok, status }: Response, body: unknown, probe: IdentityProbe): Fault[] {
  if (typeof body !== 'object' || body === null) return [answeredBetween('Google', status)];
  return ok ? judgeDomains(body, probe) : judgeWebKey(status);
}

/** What a status says of the web key. */
export function judgeWebKey(status: number): Fault[] {
  if (status === 400)
    return [
      {
        kind: 'refused-key',
        text: 'Google does not take the web key (400).',
        mend: 'Set FIREBASE_WEB_API_KEY as the console shows it: Project settings, General, Web API key.',
      },
    ];
  if (status === 403)
    return [
      {
        kind: 'missing-right',
        text: 'The web key is not for this machine, or not for the Identity Toolkit API (403).',
        mend: 'Set FIREBASE_WEB_API_KEY to a key without referrers: those of a key for browsers refuse servers.',
      },
    ];
  return [
    {
      kind: 'failing',
      text: `Google answers nothing useful (${status}).`,
      mend: 'If it lasts, look at status.firebase.google.com.',
    },
  ];
}

/** Each project has a domain of its own name, unless somebody took it out. */
function judgeDomains(body: unknown, { projectId, hosts }: IdentityProbe): Fault[] {
  const domains = projectSchema.parse(body).authorizedDomains;
  const own = `${projectId}.firebaseapp.com`;
  const others = domains.filter((domain) => domain.endsWith('.firebaseapp.com'));
  if (others.length > 0 && !others.includes(own)) {
    return [
      {
        kind: 'wrong-account',
        text: 'The web key is of another project than FIREBASE_PROJECT_ID.',
        mend: 'Set FIREBASE_WEB_API_KEY and FIREBASE_PROJECT_ID of one project.',
      },
    ];
  }
  const isAllowed = (host: string) =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  const missing = hosts.filter((host) => !isAllowed(host));
  if (missing.length === 0) return [];
  return [
    {
      kind: 'wrong-setting',
      text: `${missing.join(', ')} ${missing.length === 1 ? 'is no authorized domain' : 'are no authorized domains'} of the project.`,
      mend: 'Console, Authentication, Settings, Authorized domains: add the hosts of PUBLIC_ORIGINS.',
    },
  ];
}
