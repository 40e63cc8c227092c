import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../api/src/admin/commands.ts';
import { runAdmin } from '../api/src/admin/run-admin.ts';
import { sweptJobs } from '../api/src/admin/swept-jobs.ts';
import { createConfig } from '../api/src/config/config.ts';
import { readEnv } from '../api/src/config/env.ts';
import { type AppContext, createContext } from '../api/src/context.ts';
import { root } from './lib/settings.ts';

const guide = readFileSync(join(root, 'deploy/README.md'), 'utf8');
const chapter = /^## First day$(.*?)^## /ms.exec(guide)?.[1] ?? '';

interface Example {
  command: string;
  output: string;
}

/** Each `$ admin …` of the chapter with what stands below it. */
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
/** Ids are different each time. */
const hideIds = (text: string) => text.replaceAll(/\b[0-9a-hjkmnp-tv-z]{26}\b/g, 'ID');

describe('the first day of the guide', () => {
  let app: AppContext & AsyncDisposable;
  beforeAll(async () => {
    const env = { LOG_LEVEL: 'silent', PUBLIC_ORIGINS: 'https://yado.example,https://mirai.example' };
    const database = { kind: 'pglite' as const, dataDir: 'memory://first-day' };
    app = await createContext({ ...createConfig(readEnv(env)), database }, { jobs: sweptJobs });
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
    const shown = new Set(examples.map(({ command }) => splitWords(command)[1]));
    expect([...shown].sort()).toEqual(commands.map(({ name }) => name).sort());
    expect(examples.every(({ command }) => command.startsWith('admin '))).toBe(true);
  });

  it('starts what is in the image of the API and behind npm run admin', () => {
    const [, file = ''] = /exec api node (\S+) "\$@"/.exec(chapter) ?? [];
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(scripts.admin).toBe(`node scripts/with-toolchain.mjs ${file}`);
    expect(existsSync(join(root, file))).toBe(true);
    expect(file).toMatch(/^api\//);
  });

  // One after another, on one empty database.
  it.each(examples)('$command', async ({ command, output }) => {
    expect(hideIds(await run(splitWords(command).slice(1)))).toBe(hideIds(output));
  });
});
