import { listFiles } from './module-files.mjs';

/** Libraries that come with the host: those that it shares, and those that its shared parts are made of. */
const HOSTS =
  /^(?:react|react-dom|react-relay|relay-runtime|react-router|firebase|@firebase\/.+|@ark-ui\/.+|@zag-js\/.+|maplibre-gl|supercluster)$/;

/**
 * What remotes may bundle of our own: values and functions without state of their own. All else is shared, by the
 * name of its subpath; by a relative path, or by a subpath that is not shared, it would be a second copy.
 */
const BUNDLED =
  /^(?:(?:contract|format|files|errors|tokens|components|cards|forms)\/|routing\/(?!router\.)|relay\/(?:read-nodes|use-action|use-all-pages)\.|map\/(?:bounds|map-types)\.|site\/(?:arranger|color-mode|news-mark)\.)/;

/**
 * Fails a remote's build when it holds a copy of what the host provides, and the host's when it holds two.
 * @param {{ kind: 'host' | 'remote' }} build
 * @returns {import('@rsbuild/core').RsbuildPlugin}
 */
export function pluginSingletons({ kind }) {
  return {
    name: 'yado:singletons',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors() || !('compilation' in stats)) return;
        const files = listFiles(stats.compilation);
        const copies = kind === 'remote' ? remoteCopies(files) : hostCopies(files);
        if (copies.length > 0)
          throw new Error(`A page must hold one copy of each:\n- ${copies.join('\n- ')}`);
      });
    },
  };
}

/** @param {string[]} files */
function remoteCopies(files) {
  const libraries = [...findRoots(files)].map(
    ([name, [root]]) => `${name}: the host provides it, this remote bundles its own from ${root}`,
  );
  const parts = files
    .map((file) => /[\\/]shared[\\/]src[\\/](.+)$/.exec(file)?.[1]?.replaceAll('\\', '/'))
    .filter((part) => part && !BUNDLED.test(part))
    .map((part) => `@yado/shared/${part}: not shared under this path, this remote bundles its own`);
  return [...libraries, ...parts];
}

/** @param {string[]} files */
function hostCopies(files) {
  return [...findRoots(files)]
    .filter(([, roots]) => roots.size > 1)
    .map(([name, roots]) => `${name}: the host bundles ${roots.size}, from ${[...roots].join(' and ')}`);
}

/**
 * Library of the host → folders that files come from.
 * @param {string[]} files
 */
function findRoots(files) {
  /** @type {Map<string, Set<string>>} */
  const roots = new Map();
  for (const file of files) {
    const [root = '', name] = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
    const library = name?.replaceAll('\\', '/');
    if (library && HOSTS.test(library)) roots.set(library, (roots.get(library) ?? new Set()).add(root));
  }
  return roots;
}
