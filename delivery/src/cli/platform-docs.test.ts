import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { FINDING_CODES } from '../release/finding.ts';
import { declaration } from '../release/build-schema.ts';
import { createWorkspace } from '../testing/_workspace.ts';
import { createProgram } from './program.ts';

const repository = resolve(import.meta.dirname, '../../..');
const guide = readFileSync(resolve(repository, 'docs/platform.md'), 'utf8');
const blocks = [...guide.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].map(([, name = '', text = '']) => ({
  name,
  text,
}));
const commands = blocks.flatMap(({ name, text }) => (name === 'sh' ? text.trim().split('\n') : []));
const example = (file: string) => blocks.find(({ name }) => name === `json ${file}`)?.text ?? '';
const RELEASE = 'npm run release -- ';
const releases = commands.filter((command) => command.startsWith(RELEASE));

type Workspace = Awaited<ReturnType<typeof createWorkspace>>;
let made = 0;

/** A newer build of every part, so that there is something to publish. */
async function build(workspace: Workspace): Promise<void> {
  const code = `build ${++made}`;
  const routes = (...paths: string[]) =>
    paths.map((path) => ({ path, access: 'public' as const, chunk: 'Main' }));
  await workspace.buildHost({ code });
  await workspace.buildRemote('search', {
    code,
    routes: routes('/', '/search'),
    menu: [{ label: '検索', path: '/', order: 1 }],
  });
  await workspace.buildRemote('trips', { code, menu: [{ label: '旅程', path: '/trips', order: 2 }] });
  await workspace.buildRemote('booking', { code });
  await workspace.buildRemote('settings', { code });
  await workspace.buildRemote('reports', { code });
  await workspace.buildRemote('public', { code, routes: routes('/sign-in', '/terms/:contentId') });
}

/** What a command of the guide is given in the place of the files that it names. */
function toArguments(workspace: Workspace, command: string): string[] {
  const words = command.slice(RELEASE.length).split(' ');
  return words.map((word) => (/\.(?:json|graphql)$|\/dist$/.test(word) ? `${workspace.root}/${word}` : word));
}

test('every command of the guide for teams and agencies runs, in its order', async () => {
  const workspace = await createWorkspace();
  await build(workspace);
  await workspace.release('publish', '--all');
  await workspace.write('brand.json', example('brand.json'));
  for (const picture of ['logo.svg', 'favicon.svg'])
    await workspace.write(picture, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(releases.length).toBeGreaterThan(10);
  const silent: string[] = [];
  for (const command of releases) {
    await build(workspace);
    const output = await workspace.release(...toArguments(workspace, command));
    if (output === '') silent.push(command);
  }
  expect(silent).toEqual([]);
});

test('every other command of the guide is a script of the repository', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(repository, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const others = commands.filter((command) => !releases.includes(command));
  const names = others.map((command) => /^npm (?:run )?(\S+)/.exec(command)?.[1] ?? command);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
});

test('the guide names every verb of the release command', async () => {
  const { config } = await createWorkspace();
  const verbs = createProgram(config, () => {}).commands.map((command) => command.name());
  const named = new Set(releases.map((command) => command.slice(RELEASE.length).split(' ')[0]));
  expect(verbs.filter((verb) => !named.has(verb))).toEqual([]);
});

test('the guide names everything that a release can be refused for', () => {
  expect(FINDING_CODES.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});

test('the remote.json of the guide is one', () => {
  expect(declaration.parse(JSON.parse(example('remote.json')))).toMatchObject({ id: 'search' });
});
