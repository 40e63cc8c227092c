import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { RouteDeclaration } from '@yado/shared/contract/release-document';
import { onTestFinished } from 'vitest';
import type { ReleaseConfig } from '../config/env.ts';
import { createProgram } from '../cli/program.ts';
import { ensureKeys } from '../signing/keys.ts';

export const SESSION_QUERY = 'query SessionQuery {\n  myself {\n    id\n  }\n}\n';
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export interface RemoteBuild {
  version?: string;
  /** Goes into the container script: another text is another release. */
  code?: string;
  routes?: RouteDeclaration[];
  menu?: object[];
  configSchema?: object;
  id?: string;
  assets?: object;
  operations?: Record<string, string>;
}

/** What the API of the workspace answers. */
const SCHEMA = `
enum Permission { BOOK CANCEL }
type User { id: ID! }
type Hotel { id: ID! name: String! }
type Query { myself: User hotel(id: ID!): Hotel }
`;
const REACT = '19.3.1';

/** A repository with a host and remotes that are "built", in a folder of its own that goes away with the test. */
export async function createWorkspace() {
  const root = await mkdtemp(join(tmpdir(), 'yado-delivery-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const config: ReleaseConfig = {
    repository: root,
    storeDir: join(root, 'store'),
    keysDir: join(root, 'keys'),
    developerKeysDir: join(root, 'keys/developers'),
    tenantsDir: join(root, 'tenants'),
    schemaFile: join(root, 'schema.graphql'),
    isDemo: true,
    isRehearsal: false,
    overrides: {},
  };
  await cp(resolve(import.meta.dirname, '../../tenants'), config.tenantsDir, { recursive: true });

  const write = async (path: string, content: string) => {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const writeJson = (path: string, value: unknown) => write(path, JSON.stringify(value));

  await write('schema.graphql', SCHEMA);
  await ensureKeys(config.keysDir);

  return {
    root,
    config,
    write,
    writeJson,
    async buildHost({ code = 'host', version = '1.0.0', assets = {} } = {}) {
      await writeJson('host/package.json', { version });
      await writeJson('host/dist/assets.json', {
        scripts: ['static/js/index.js'],
        styles: ['static/css/index.css'],
        preload: ['static/js/async.js'],
        provides: { react: REACT },
        ...assets,
      });
      await writeJson('host/dist/operations.json', { [sha256(SESSION_QUERY)]: SESSION_QUERY });
      await write('host/dist/static/js/index.js', `console.log(${JSON.stringify(code.repeat(200))})`);
      await write('host/dist/static/js/async.js', 'console.log("later")');
      await write('host/dist/static/js/index.js.map', '{}');
      await write('host/dist/static/css/index.css', 'body{margin:0}'.repeat(50));
      await write('host/dist/static/font/jp.woff2', 'font');
      await write('host/dist/index.html', '<p>not used</p>');
    },
    async buildRemote(part: string, build: RemoteBuild = {}) {
      const { version = '1.0.0', code = part, operations = {} } = build;
      const routes = build.routes ?? [{ path: `/${part}`, access: 'signedIn', chunk: 'Main' }];
      await writeJson(`remote-${part}/package.json`, { version });
      await writeJson(`remote-${part}/dist/assets.json`, {
        container: `yado_${part}_${sha256(JSON.stringify([{ ...build, version: '' }])).slice(0, 10)}`,
        entry: 'remoteEntry.js',
        initial: ['static/css/remote.css'],
        chunks: { Main: ['static/js/Main.js'] },
        exposes: ['./remote'],
        requires: { react: `^${REACT}` },
        ...build.assets,
      });
      await writeJson(`remote-${part}/dist/remote.json`, {
        id: build.id ?? part,
        name: '検索',
        routes,
        menu: build.menu ?? [],
        configSchema: build.configSchema ?? { type: 'object' },
      });
      await writeJson(`remote-${part}/dist/operations.json`, operations);
      await write(`remote-${part}/dist/remoteEntry.js`, `var entry=${JSON.stringify(code)}`);
      await write(`remote-${part}/dist/static/js/Main.js`, 'export const Main = 1');
      await write(`remote-${part}/dist/static/css/remote.css`, '.a{color:red}');
    },
    /** Runs the release command and returns what it prints. */
    async release(...args: string[]): Promise<string> {
      const lines: string[] = [];
      const print = (line: string) => void lines.push(line);
      // There are no sources behind these builds: the development server of a remote is up at once and ends.
      await createProgram(config, print, async (_remote, ready) => ready()).parseAsync(args, {
        from: 'user',
      });
      return lines.join('\n');
    },
  };
}
