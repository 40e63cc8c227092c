import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { outlineStyles } from './outline-styles.mjs';

const SOURCE = 'src/outline.tsx';
/** Folder of a build with a file for the host's frame, or for each screen. */
const OUTLINE_FOLDER = 'outline';
const sharedSheet = fileURLToPath(new URL('../src/__generated__/panda.css', import.meta.url));

/**
 * In production, renders what a package's `src/outline.tsx` exports as `outlines`, name → HTML and what else the file holds, into files
 * of the release, each with the styles that it needs. A package without that file has none.
 * @param {import('@rsbuild/core').RsbuildConfig} config how the package's modules are read
 * @returns {import('@rsbuild/core').RsbuildPlugin}
 */
export function pluginOutline(config) {
  return {
    name: 'yado:outline',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const { rootPath, distPath } = api.context;
        if (!stats || stats.hasErrors() || !existsSync(join(rootPath, SOURCE))) return;
        const outlines = await renderOutlines(rootPath, config);
        const sheets = await Promise.all(
          [sharedSheet, join(rootPath, 'src/__generated__/panda.css')].map((file) => readFile(file, 'utf8')),
        );
        await mkdir(join(distPath, OUTLINE_FOLDER), { recursive: true });
        for (const [name, outline] of Object.entries(outlines)) {
          const styles = await outlineStyles(JSON.stringify(outline).replaceAll('\\"', '"'), sheets);
          const file = join(distPath, OUTLINE_FOLDER, `${name}.json`);
          await writeFile(file, `${JSON.stringify({ styles, ...outline })}\n`);
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
 * @param {string} root
 * @param {import('@rsbuild/core').RsbuildConfig} config
 * @returns {Promise<Record<string, object>>}
 */
async function renderOutlines(root, { plugins, source, resolve, tools }) {
  // Beside the packages that the bundle leaves to Node.
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'outline-'));
  try {
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        plugins,
        source: { ...source, entry: { outline: `./${SOURCE}` } },
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
    const file = pathToFileURL(join(folder, 'outline.mjs')).href;
    const { outlines } = await import(file);
    return outlines;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
