import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { inCache } from './in-cache.mjs';
import { outlineStyles } from './outline-styles.mjs';

const SOURCES = ['src/outline.tsx', 'src/outline.ts'];
/** Folder with a file for each screen whose first queries a page asks. */
const FIRST_QUERIES = 'src/first-queries';
const CHOOSER = 'chooseVariables';
/** Folder of a build with a file for the host's frame, or for each screen. */
const OUTLINE_FOLDER = 'outline';
const sharedSheet = fileURLToPath(new URL('../src/__generated__/panda.css', import.meta.url));

/**
 * In production, renders what a package's `src/outline.ts(x)` exports as `outlines`, name → HTML and what else the file holds, into files
 * of the release, each with the styles that it needs, and with the variables of its first queries. A package without that file has none.
 * @param {import('@rsbuild/core').RsbuildConfig} config how the package's modules are read
 * @returns {import('@rsbuild/core').RsbuildPlugin}
 */
export function pluginOutline(config) {
  return {
    name: 'yado:outline',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const { rootPath, distPath } = api.context;
        const file = SOURCES.find((name) => existsSync(join(rootPath, name)));
        if (!stats || stats.hasErrors() || !file) return;
        const [outlines, choosers] = await Promise.all([
          renderOutlines(rootPath, file, config),
          buildChoosers(rootPath, config),
        ]);
        const sheets = await Promise.all(
          [sharedSheet, join(rootPath, 'src/__generated__/panda.css')].map((file) => readFile(file, 'utf8')),
        );
        await mkdir(join(distPath, OUTLINE_FOLDER), { recursive: true });
        for (const [name, { queries, ...outline }] of Object.entries(outlines)) {
          const html = JSON.stringify(outline).replaceAll('\\"', '"');
          const styles = html.includes('<') ? await outlineStyles(html, sheets) : '';
          const choose = choosers[name];
          if (!queries !== !choose) throw new Error(`${name} has no queries or no variables for them`);
          const first = queries && { queries, choose };
          const text = `${JSON.stringify({ styles, ...outline, first })}\n`;
          await writeFile(join(distPath, OUTLINE_FOLDER, `${name}.json`), text);
        }
      });
    },
  };
}

/**
 * Name of each outline that a build has → its file.
 * @param {string} distPath
 * @returns {Promise<Record<string, string>>}
 */
export async function listOutlines(distPath) {
  const folder = join(distPath, OUTLINE_FOLDER);
  const files = existsSync(folder) ? (await readdir(folder)).sort() : [];
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), `${OUTLINE_FOLDER}/${file}`]));
}

/**
 * The files of `src/first-queries` by name, each as the text of an expression: the function that the file exports, with
 * all that it uses.
 * @param {string} root
 * @param {import('@rsbuild/core').RsbuildConfig} config
 * @returns {Promise<Record<string, string>>}
 */
async function buildChoosers(root, { source, resolve }) {
  const sources = join(root, FIRST_QUERIES);
  const files = existsSync(sources) ? await readdir(sources) : [];
  const names = files.filter((file) => !file.includes('.test.')).map((file) => basename(file, '.ts'));
  if (names.length === 0) return {};
  return inCache(root, async (folder) => {
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        source: {
          ...source,
          entry: Object.fromEntries(names.map((name) => [name, `./${FIRST_QUERIES}/${name}.ts`])),
        },
        resolve,
        tools: {
          htmlPlugin: false,
          rspack: { output: { library: { name: CHOOSER, type: 'var', export: CHOOSER } } },
        },
        output: { distPath: { root: folder, js: '' }, filename: { js: '[name].js' }, legalComments: 'none' },
        performance: { chunkSplit: { strategy: 'all-in-one' }, printFileSize: false },
      },
    });
    await rsbuild.build();
    const texts = names.map(async (name) => {
      const text = await readFile(join(folder, `${name}.js`), 'utf8');
      return [name, `(()=>{${text}\nreturn ${CHOOSER}})()`];
    });
    return Object.fromEntries(await Promise.all(texts));
  });
}

/**
 * @param {string} root
 * @param {string} file
 * @param {import('@rsbuild/core').RsbuildConfig} config
 * @returns {Promise<Record<string, { queries?: object[] }>>}
 */
function renderOutlines(root, file, { plugins, source, resolve, tools }) {
  return inCache(root, async (folder) => {
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        plugins,
        source: { ...source, entry: { outline: `./${file}` } },
        resolve,
        tools,
        output: {
          target: 'node',
          module: true,
          distPath: { root: folder },
          filename: { js: '[name].mjs' },
          legalComments: 'none',
          // The text of a function goes into pages.
          minify: true,
        },
        performance: { printFileSize: false },
      },
    });
    await rsbuild.build();
    const { outlines } = await import(pathToFileURL(join(folder, 'outline.mjs')).href);
    return outlines;
  });
}
