import { join } from 'node:path';
import { readDevPorts } from './dev-ports.ts';
import type { StackProcess } from './processes.ts';
import { publicConfiguration } from './publish.ts';
import { root } from './settings.ts';
import { type StackOptions, stackProcesses } from './stack.ts';

const endWithParent = `--import=${join(root, 'scripts/lib/end-with-parent.mjs')}`;

/** Processes of `npm run dev`: sandbox and API as in production, host and remotes from development servers. */
export function devProcesses(options: StackOptions, publicKey: string) {
  const { sandbox, api, edge } = stackProcesses(options);
  const ports = Object.entries(readDevPorts());
  return {
    sandbox,
    api: { ...api, env: { ...api.env, NODE_ENV: 'development' } },
    servers: ports.map(([name, port]) => serverProcess(name, port, publicKey)),
    edge: {
      ...edge,
      args: ['delivery/src/dev/main.ts'],
      env: {
        ...edge.env,
        ...publicConfiguration(options.ports),
        NODE_ENV: 'development',
        // Not needed: every remote comes from a development server.
        DEVELOPER_KEYS_DIR: '',
        DEV_PARTS: ports
          .map(([name, port]) => `${name.replace(/^remote-/, '')}=http://localhost:${port}`)
          .join(','),
      },
    },
  };
}

function serverProcess(name: string, port: number, publicKey: string): StackProcess {
  const file = name === 'host' ? '' : 'remoteEntry.js';
  return {
    name,
    cwd: join(root, name),
    args: [endWithParent, 'node_modules/@rsbuild/core/bin/rsbuild.js', 'dev'],
    env: { NODE_ENV: 'development', YADO_RELEASE_PUBLIC_KEY: publicKey, NO_COLOR: '1' },
    health: [`http://127.0.0.1:${port}/${file}`],
    readyLimitMs: 120_000,
  };
}
