import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { createRsbuild } from '@rsbuild/core';
import { inCache } from './in-cache.mjs';
import { toStyleNodes } from './style-nodes.mjs';

const SERVER_SOURCE = 'src/whole-pages.tsx';
const CLIENT_SOURCE = 'src/whole-pages-client.ts';
/** What the edge takes the pages from (`src/contract/whole-page.ts`). */
const VARIABLE = 'wholePages';
/** No script by its name: browsers ask for none of it. */
const FILE = 'whole-pages/pages.json';
const sharedSheet = fileURLToPath(new URL('../src/__generated__/panda.css', import.meta.url));

/**
 * In production, leaves in a release what the edge makes whole pages of: what a package's `src/whole-pages.tsx` exports as
 * `wholePages`, and the script that such pages take along. A package without that file has none.
 * @param {import('@rsbuild/core').RsbuildConfig} config how the package's modules are read
 * @returns {import('@rsbuild/core').RsbuildPlugin}
 */
export function pluginWholePages(config) {
  return {
    name: 'yado:whole-pages',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const { rootPath, distPath } = api.context;
        if (!stats || stats.hasErrors() || !existsSync(join(rootPath, SERVER_SOURCE))) return;
        const sheets = [sharedSheet, join(rootPath, 'src/__generated__/panda.css')];
        const css = (await Promise.all(sheets.map((file) => readFile(file, 'utf8')))).join('\n');
        const [server, client] = await Promise.all([
          bundle(
            rootPath,
            SERVER_SOURCE,
            { target: 'web-worker', library: { name: VARIABLE, type: 'var', export: VARIABLE } },
            {
              ...config,
              source: {
                ...config.source,
                define: { ...config.source?.define, WHOLE_PAGE_STYLES: JSON.stringify(toStyleNodes(css)) },
              },
            },
          ),
          bundle(rootPath, CLIENT_SOURCE, { target: 'web' }, config),
        ]);
        await mkdir(join(distPath, FILE, '..'), { recursive: true });
        await writeFile(join(distPath, FILE), `${JSON.stringify({ server, client })}\n`);
      });
    },
  };
}

/**
 * The file of a build and the screens in whose place it has pages, if it has any.
 * @param {string} distPath
 * @returns {Promise<{ file: string; screens: string[] } | undefined>}
 */
export async function findWholePages(distPath) {
  if (!existsSync(join(distPath, FILE))) return undefined;
  const { server } = JSON.parse(await readFile(join(distPath, FILE), 'utf8'));
  return { file: FILE, screens: Object.keys(runPages(server)).sort() };
}

/** @param {string} server @returns {Record<string, unknown>} */
function runPages(server) {
  const context = vm.createContext({
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    setTimeout,
    clearTimeout,
  });
  return vm.runInContext(`${server}\n;${VARIABLE}`, context);
}

/**
 * One script with all that a source uses; what it would load later is left out.
 * @param {string} root
 * @param {string} file
 * @param {{ target: 'web' | 'web-worker'; library?: import('@rsbuild/core').Rspack.LibraryOptions }} output
 * @param {import('@rsbuild/core').RsbuildConfig} config
 * @returns {Promise<string>}
 */
function bundle(root, file, { target, library }, { plugins, source, resolve, tools }) {
  return inCache(root, async (folder) => {
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        plugins,
        source: { ...source, entry: { pages: `./${file}` } },
        resolve,
        tools: {
          ...tools,
          htmlPlugin: false,
          rspack: [
            .../** @type {object[]} */ ([tools?.rspack].flat().filter(Boolean)),
            { output: { library } },
          ],
        },
        output: {
          target,
          distPath: { root: folder, js: '' },
          filename: { js: '[name].js' },
          legalComments: 'none',
          minify: true,
        },
        performance: { chunkSplit: { strategy: 'all-in-one' }, printFileSize: false },
      },
    });
    await rsbuild.build();
    return (await readFile(join(folder, 'pages.js'), 'utf8')).trim();
  });
}
