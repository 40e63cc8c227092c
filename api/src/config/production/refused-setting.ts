import type { Settings } from './settings.ts';

/** A value that production does not start with, because it can only be a mistake. */
export interface RefusedSetting {
  setting: string;
  /** Whether a value that is set is refused. */
  when: (value: string, all: Settings) => boolean;
  /** What it must be instead, after the name: `must be …`. */
  must: string;
  /** A value that may be, where it differs from the example of the required setting. */
  example?: string;
  /** Taken all the same where `ALLOW_TEST_PROVIDERS` says that nothing here is real. */
  allowedInRehearsal?: true;
}
