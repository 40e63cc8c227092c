/** What the API works with: its database and the services outside. */
export type ServiceName = 'database' | 'supplier' | 'cards' | 'identity' | 'mail' | 'content' | 'journal';

/** What is wrong with a service, or with what we have for it. */
export type FaultKind =
  /** No connection: an outage, a wrong address or a firewall. */
  | 'unreachable'
  /** No answer within the time limit. */
  | 'slow'
  /** It answers, and nothing that can be used: 5xx, or no answer of its protocol. */
  | 'failing'
  /** It does not take the key or password. Waiting does not help. */
  | 'refused-key'
  /** It takes the key, which lacks a right. */
  | 'missing-right'
  /** The key is of another account or project than the other settings. */
  | 'wrong-account'
  /** Test beside live. */
  | 'wrong-mode'
  /** A setting at the service, or its version, is not as the API needs it. */
  | 'wrong-setting'
  /** This machine's clock and the service's differ by more than signatures and tokens bear. */
  | 'clock-off';

export interface Fault {
  kind: FaultKind;
  /** One sentence; no key and no answer of a service is in it. */
  text: string;
  /** What a person does about it, by the names of variables. */
  mend: string;
}

/** What one look at a service found. Without faults it is as the API needs it. */
export interface ProbeResult {
  faults: readonly Fault[];
  /** What a person compares with what was meant: host, mode, account. */
  facts: readonly string[];
  /** The service's clock minus this machine's, in milliseconds; null where the service tells no time. */
  clockOffsetMs: number | null;
}

/** Time limit of each question of a probe, unless its caller waits for less. */
export const PROBE_MS = 5_000;

/** Hears of a key that a service refuses while it is in use. */
export type OnRefusal = (fault: Fault) => void;

const OUTAGES: readonly FaultKind[] = ['unreachable', 'slow', 'failing'];
const REFUSALS: readonly FaultKind[] = ['refused-key', 'missing-right', 'wrong-account', 'wrong-mode'];

/** Whether it may pass by itself. */
export function isOutage({ kind }: Fault): boolean {
  return OUTAGES.includes(kind);
}

/** Whether what we have for the service can't be used until somebody changes it. */
export function isRefusal({ kind }: Fault): boolean {
  return REFUSALS.includes(kind);
}

/** For a service that could not be asked. */
export function notReached(kind: FaultKind, text: string, mend: string): ProbeResult {
  return { faults: [{ kind, text, mend }], facts: [], clockOffsetMs: null };
}
