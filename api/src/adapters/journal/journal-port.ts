import type { ProbeResult } from '../probe/probe-result.ts';

/** Texts kept outside the database, by day, so that they outlive it. A day is `yyyy-mm-dd`, in UTC. */
export interface JournalPort {
  /**
   * Whether it can be used with what we have for it; null for a folder. `thorough` also writes and deletes something. Never
   * throws.
   */
  probe(how: { timeoutMs: number; thorough: boolean }): Promise<ProbeResult | null>;
  /** Keeps a text under its day and name; resolves once it is safe. */
  write(day: string, name: string, text: string): Promise<void>;
  /** The names of a day, in order. */
  list(day: string): Promise<string[]>;
  /** Null when there is none. */
  read(day: string, name: string): Promise<string | null>;
  /** Forgets all days before this one. */
  forgetBefore(day: string): Promise<void>;
}
