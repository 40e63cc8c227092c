// The development server of one remote for a page of a deployed site: `release dev` starts it in the remote's folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { developmentReact } from './development-react.mjs';
import { keepStyles } from './keep-styles.mjs';

const folder = process.cwd();
const { values } = parseArgs({ options: { port: { type: 'string' }, site: { type: 'string' } } });
const port = Number(values.port);
const site = values.site ?? '';

/** What the page asks of this server besides the build's files; the names are those of `contract/development.ts`. */
/** @type {Record<string, () => string>} */
const files = {
  '/development-react.js': () => developmentReact(folder),
  '/remote.json': () => readFileSync(join(folder, 'remote.json'), 'utf8'),
};

/** @type {import('@rsbuild/core').RsbuildConfig} */
const forSite = {
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    cors: { origin: site },
    setup: ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?', 1);
        const content = files[path];
        if (!content) return next();
        response.setHeader('access-control-allow-origin', site);
        response.setHeader('cache-control', 'no-store');
        response.setHeader('content-type', path.endsWith('.json') ? 'application/json' : 'text/javascript');
        response.end(content());
      });
    },
  },
  // The page's own address is that of the site.
  dev: {
    assetPrefix: `http://localhost:${port}/`,
    client: { protocol: 'ws', host: 'localhost', port },
  },
};

process.on('disconnect', () => process.exit(0));
// Before the remote's settings are read: the preset asks which kind of build this is.
process.env.NODE_ENV = 'development';
await keepStyles(folder, (error) => console.error(`The styles could not be written: ${error}`));
const { content } = await loadConfig({ cwd: folder });
const rsbuild = await createRsbuild({ cwd: folder, config: mergeRsbuildConfig(content, forSite) });
await rsbuild.startDevServer();
