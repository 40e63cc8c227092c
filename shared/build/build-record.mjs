import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listOutlines } from './outline.mjs';
import { findWholePages } from './whole-pages.mjs';

/** @typedef {import('@rsbuild/core').Rspack.StatsCompilation} StatsCompilation */
/** @typedef {import('@rsbuild/core').Rspack.StatsChunk} StatsChunk */

/** @param {string} file */
const isCode = (file) => /\.(?:js|css)$/.test(file);

/** How the bundler calls a module that is handed out or taken; the name may be scoped. */
const PROVIDED = /^provide shared module \(\w+\) (@?[^@\s]+)@(\S+)/;
const CONSUMED = /^consume shared module \(\w+\) (@?[^@\s]+)@(\S+)/;

/**
 * Leaves in `dist` what `release publish` reads: which files a page needs first, which belong to each screen, what
 * is shared and exposed, the operations the code sends, and a remote's declaration.
 * @param {{ kind: 'host' } | { kind: 'remote'; container: string; exposes: string[] }} build
 * @returns {import('@rsbuild/core').RsbuildPlugin}
 */
export function pluginBuildRecord(build) {
  return {
    name: 'yado:build-record',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const { distPath, rootPath } = api.context;
        const json = stats.toJson({
          all: false,
          chunks: true,
          chunkRelations: true,
          entrypoints: true,
          ids: true,
          modules: true,
          nestedModules: true,
        });
        const outlines = await listOutlines(distPath);
        const record =
          build.kind === 'host'
            ? { ...hostRecord(json), outline: outlines.host, provides: findVersions(json, PROVIDED) }
            : {
                ...remoteRecord(json, build.container),
                outlines,
                wholePages: await findWholePages(distPath),
                exposes: build.exposes,
                requires: findVersions(json, CONSUMED),
              };
        await writeFile(join(distPath, 'assets.json'), `${JSON.stringify(record, null, 2)}\n`);
        await writeFile(
          join(distPath, 'operations.json'),
          `${JSON.stringify(await readOperations(rootPath, distPath), null, 2)}\n`,
        );
        if (build.kind === 'remote') await cp(join(rootPath, 'remote.json'), join(distPath, 'remote.json'));
      });
    },
  };
}

/** How code names the operation that it sends. */
const SENT = /\bid"?:\s*"([0-9a-f]{64})"/g;

/**
 * The package's own operations, and those of the shared package that its code contains.
 * Throws when the code sends one that neither knows: the API would refuse it.
 * @param {string} rootPath
 * @param {string} distPath
 * @returns {Promise<Record<string, string>>} id → text
 */
export async function readOperations(rootPath, distPath) {
  const own = JSON.parse(await readFile(join(rootPath, 'persisted.json'), 'utf8'));
  const shared = JSON.parse(await readFile(new URL('../persisted.json', import.meta.url), 'utf8'));
  const files = await readdir(distPath, { recursive: true });
  const scripts = await Promise.all(
    files.filter((file) => file.endsWith('.js')).map((file) => readFile(join(distPath, file), 'utf8')),
  );
  const sent = new Set(scripts.flatMap((script) => [...script.matchAll(SENT)].map(([, id = '']) => id)));
  const unknown = [...sent].filter((id) => !(id in own || id in shared));
  if (unknown.length > 0)
    throw new Error(`persisted.json lacks what the code sends (${unknown.join(', ')}); run npm run codegen`);
  return { ...own, ...Object.fromEntries(Object.entries(shared).filter(([id]) => sent.has(id))) };
}

/**
 * Share key → version or range, of what the code of this build really shares.
 * @param {StatsCompilation} stats
 * @param {RegExp} pattern
 */
function findVersions({ modules = [] }, pattern) {
  const found = modules.flatMap(({ name }) => {
    const [, key, version] = pattern.exec(name ?? '') ?? [];
    return key && version ? [/** @type {const} */ ([key, version])] : [];
  });
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {StatsCompilation} stats */
function hostRecord({ entrypoints, chunks = [] }) {
  const files = (entrypoints?.index?.assets ?? []).map(({ name }) => name).filter(isCode);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    preload: filesNamed('parts', chunks),
    later: filesNamed('later-parts', chunks),
  };
}

/** @param {StatsChunk} chunk */
const selectCode = ({ files = [] }) => files.filter(isCode);

/** @param {string} name @param {StatsChunk[]} chunks */
const filesNamed = (name, chunks) => chunks.filter(({ names }) => names?.includes(name)).flatMap(selectCode);

/** @param {StatsCompilation} stats @param {string} container */
function remoteRecord({ chunks = [] }, container) {
  const entry = chunks.find(({ files }) => files?.includes('remoteEntry.js'));
  // The exposed module's chunk has no name; it is what the container asks for first.
  const exposed = chunks.filter(
    ({ parents = [] }) => parents.length > 0 && parents.every((id) => id === entry?.id),
  );
  return {
    container,
    entry: 'remoteEntry.js',
    initial: exposed.flatMap(selectCode),
    chunks: namedChunks(chunks),
  };
}

/**
 * Chunk name → its files and those of the chunks that are loaded together with it.
 * @param {StatsChunk[]} chunks
 */
export function namedChunks(chunks) {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  return Object.fromEntries(
    chunks.flatMap((chunk) => {
      const [name] = chunk.names ?? [];
      if (chunk.initial || !name) return [];
      const together = (chunk.siblings ?? [])
        .flatMap((id) => byId.get(id) ?? [])
        .filter((other) => !other.initial);
      return [[name, [...new Set([chunk, ...together].flatMap(selectCode))]]];
    }),
  );
}
