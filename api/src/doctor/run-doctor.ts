import { parseArgs } from 'node:util';
import { ConfigError } from '../config/config-error.ts';
import { createConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { type Conditions, examine } from './examine.ts';
import { findStaleData } from './find-stale-data.ts';
import { describe } from './report-text.ts';

const DEVELOPMENT =
  'NODE_ENV is not production: its rules are not checked, and what is not set is the sandbox of this machine.';

type Variables = Record<string, string | undefined>;

/** What a pipeline learns. */
export const exitCodes = {
  /** Everything is as the API needs it. */
  healthy: 0,
  /** A service is not. */
  faulty: 1,
  /** The settings are not, so that no service was asked; or the arguments. */
  wrongSettings: 2,
} as const;

const HELP = `Looks at everything that the API works with, with the API's own settings, and changes nothing.

  --json  for programs: { ok, settings, services, warnings }
  --help  this

One line for each service: ok, or what is wrong and how to mend it, then what was found in brackets; below them a warning for
each list of the world outside (local taxes, schemes of Peppol IDs) that nobody has read again for a year. Exit code: 0 all is well,
1 a service is not as it has to be, 2 settings are missing or wrong. The rules of production are checked where NODE_ENV is
production; elsewhere what is not set is the sandbox's.`;

/**
 * Examines settings and services, prints what was found. Without `env` the settings are the process's own.
 * @returns the exit code
 */
export async function runDoctor(
  argv: readonly string[],
  env: Variables | undefined,
  print: (text: string) => void,
  conditions: Conditions = {},
): Promise<number> {
  const { json, help } = readArguments(argv);
  if (help) {
    print(HELP);
    return exitCodes.healthy;
  }
  const settings = readSettings(env);
  if ('problems' in settings) {
    print(
      json
        ? toJson({ ok: false, settings: settings.problems, services: [] })
        : ['These settings must be corrected:', ...settings.problems.map((each) => `- ${each}`)].join('\n'),
    );
    return exitCodes.wrongSettings;
  }
  const services = await examine(settings.config, conditions);
  const ok = services.every(({ faults }) => faults.length === 0);
  // Old data harm nobody at once: they are said, and change no exit code.
  const warnings = findStaleData(conditions.clock?.() ?? new Date());
  if (json) print(toJson({ ok, settings: [], services, warnings }));
  else {
    if (!settings.config.production) print(DEVELOPMENT);
    for (const each of services) print(describe(each));
    for (const each of warnings) print(`WARNING ${each}`);
  }
  return ok ? exitCodes.healthy : exitCodes.faulty;
}

function readArguments(argv: readonly string[]): { json: boolean; help: boolean } {
  try {
    const options = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    const { json = false, help = false } = parseArgs({ args: [...argv], options, strict: true }).values;
    return { json, help };
  } catch (error) {
    if (error instanceof TypeError)
      throw new ConfigError(error.message.replace(/\n.*$/s, ''), { cause: error });
    throw error;
  }
}

function readSettings(
  env: Variables | undefined,
): { config: ReturnType<typeof createConfig> } | { problems: readonly string[] } {
  try {
    return { config: createConfig(readEnv(env)) };
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.problems };
    throw error;
  }
}

const toJson = (report: object) => JSON.stringify(report, null, 2);
