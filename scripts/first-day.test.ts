import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorld, SANDBOX_KEYS } from '../sandbox/src/world.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WEBHOOK_PATH } from '../api/src/adapters/probe/probe-services.ts';
import { commands } from '../api/src/admin/commands.ts';
import { runAdmin } from '../api/src/admin/run-admin.ts';
import { noopJobs } from '../api/src/admin/noop-jobs.ts';
import { createConfig } from '../api/src/config/config.ts';
import { readEnv } from '../api/src/config/env.ts';
import { type AppContext, createContext } from '../api/src/context.ts';
import { runDoctor } from '../api/src/doctor/run-doctor.ts';
import { validProductionSettings } from '../api/src/config/production/_valid-production-settings.ts';
import { MIN_PASSWORD_LENGTH } from '../api/src/lib/password-rule.ts';
import { createWorkspace } from '../delivery/src/testing/_workspace.ts';
import { root } from './lib/settings.ts';

const guide = readFileSync(join(root, 'deploy/README.md'), 'utf8');
const chapter = /^## First day$(.*?)^## /ms.exec(guide)?.[1] ?? '';

interface Example {
  command: string;
  output: string;
}

/** Each `$ …` of the chapter with what is below it. */
const examples = [...chapter.matchAll(/^```console\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((text): Example => {
      const [command = '', ...output] = text.replaceAll('\\\n', '').trimEnd().split('\n');
      return { command: command.replaceAll(/ +/g, ' '), output: output.join('\n') };
    }),
);

const splitWords = (command: string) =>
  (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
/** Ids and keys are different each time. */
const hideIds = (text: string) =>
  text
    .replaceAll(/\b[0-9a-hjkmnp-tv-z]{26}\b/g, 'ID')
    .replaceAll(/\b[0-9a-f]{16}\b/g, 'KEY')
    .replaceAll(/(PUBLIC_KEY=)[\w-]{43}/g, '$1KEY')
    .replaceAll(/sequence \d+/g, 'sequence N');
const examplesFor = (name: string) =>
  examples.filter(({ command }) => command.startsWith(`${name} `) || command === name);

describe('the first day of the guide', () => {
  let app: AppContext & AsyncDisposable;
  beforeAll(async () => {
    const env = {
      LOG_LEVEL: 'silent',
      PUBLIC_ORIGINS: 'https://yado.example,https://mirai.example',
      // Nobody types the whole chapter within the five minutes that lie between two invitations.
      RATE_LIMIT_FACTOR: '2',
    };
    const database = { kind: 'pglite' as const, dataDir: 'memory://first-day' };
    app = await createContext({ ...createConfig(readEnv(env)), database }, { jobs: noopJobs });
  });
  afterAll(() => app?.[Symbol.asyncDispose]());

  /** What a person at a terminal sees who confirms everything. */
  async function run(args: string[]): Promise<string> {
    const seen: string[] = [];
    await runAdmin(
      args,
      {
        print: (text) => void seen.push(text),
        printError: (text) => void seen.push(text),
        interactive: true,
        async ask(question) {
          seen.push(`${question}y`);
          return 'y';
        },
      },
      (work) => work(app),
    );
    return seen.join('\n');
  }

  it('is short, and shows every command', () => {
    expect(examples.length).toBeLessThanOrEqual(25);
    const shown = new Set(examplesFor('admin').map(({ command }) => splitWords(command)[1]));
    expect([...shown].sort()).toEqual(commands.map(({ name }) => name).sort());
    const others = examples.filter(({ command }) => !command.startsWith('admin '));
    expect(others.map(({ command }) => command)).toEqual(['doctor', 'release keys', 'release publish --all']);
  });

  it('starts what is in the image of the API and behind npm run', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const name of ['admin', 'doctor']) {
      const [, file = ''] = new RegExp(`^${name}\\(\\) .* api node (\\S+) "\\$@"`, 'm').exec(chapter) ?? [];
      expect(scripts[name]).toBe(`node scripts/with-toolchain.mjs ${file}`);
      expect(existsSync(join(root, file))).toBe(true);
      expect(file).toMatch(/^api\//);
    }
  });

  // One after another, on one empty database.
  it.each(examplesFor('admin'))('$command', async ({ command, output }) => {
    expect(hideIds(await run(splitWords(command).slice(1)))).toBe(hideIds(output));
  });

  it('looks at services that are as they have to be', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'yado-first-day-'));
    const world = await createWorld({ dataDir, appOrigin: 'http://localhost:8080' });
    onTestFinished(async () => {
      await world.close();
      await rm(dataDir, { recursive: true });
    });
    const printed: string[] = [];
    const env = {
      RAPID_BASE_URL: world.rapid,
      STRIPE_API_BASE: world.stripe,
      STRIPE_SECRET_KEY: SANDBOX_KEYS.stripeRestrictedKey,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(world.auth).host,
      SMTP_URL: world.smtp,
      JOURNAL_DIR: join(dataDir, 'journal'),
    };
    expect(await runDoctor([], env, (text) => void printed.push(text))).toBe(0);
    // What was found in brackets is this machine's.
    const hideFacts = (text: string) => text.replaceAll(/\[.*\]/g, '[…]');
    // Of this machine, which is no production.
    expect(printed.shift()).toContain('NODE_ENV is not production');
    expect(hideFacts(printed.join('\n'))).toBe(hideFacts(examplesFor('doctor')[0]?.output ?? ''));
  });

  it('makes the keys and publishes every build, on an empty store', async () => {
    const workspace = await createWorkspace();
    await rm(workspace.config.keysDir, { recursive: true });
    await workspace.buildHost({ version: '0.1.0' });
    for (const part of ['booking', 'public', 'search', 'settings', 'trips'])
      await workspace.buildRemote(part, { version: '0.1.0' });
    for (const { command, output } of examplesFor('release'))
      expect(hideIds(await workspace.release(...splitWords(command).slice(1)))).toBe(hideIds(output));
  });

  it('names the values that nobody can guess as the settings take them', () => {
    const [, api = '', images = ''] =
      /`RAPID_BASE_URL` +\| `(\S+?)`[^]*`PUBLIC_IMAGE_ORIGINS` +\| `(\S+?)`/.exec(chapter) ?? [];
    expect(() => readEnv({ ...validProductionSettings, RAPID_BASE_URL: api })).not.toThrow();
    expect(readFileSync(join(root, 'deploy/env/release.env'), 'utf8')).toContain(
      `PUBLIC_IMAGE_ORIGINS=${images}\n`,
    );
    expect(chapter).toContain(`${WEBHOOK_PATH}\` that sends`);
    expect(chapter).toContain(`minimum length ${MIN_PASSWORD_LENGTH}`);
  });
});
