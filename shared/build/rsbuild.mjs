import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginBuildRecord } from './build-record.mjs';
import { reactFile } from './development-react.mjs';
import { FederationModulesPlugin } from './federation-modules.mjs';
import { FileGuardPlugin } from './file-guard.mjs';
import { isOwnSource } from './own-source.mjs';
import { pluginOutline } from './outline.mjs';
import { isLaterPart, isPart } from './part-groups.mjs';
import { SameInAnyFolderPlugin } from './same-in-any-folder.mjs';
import { heldModules, providedModules, takenModules } from './shared-modules.mjs';
import { pluginSingletons } from './singletons.mjs';
import { sourceHash } from './source-hash.mjs';
import { pluginThirdParty } from './third-party.mjs';
import { pluginWholePages } from './whole-pages.mjs';

const production = process.env.NODE_ENV === 'production';
const replaceableReactLoader = fileURLToPath(new URL('replaceable-react-loader.cjs', import.meta.url));
const relayLoader = fileURLToPath(new URL('relay-loader.cjs', import.meta.url));
const reloadLoader = fileURLToPath(new URL('reload-loader.cjs', import.meta.url));
const staticStylesLoader = fileURLToPath(new URL('static-styles-loader.cjs', import.meta.url));
const fontTableLoader = fileURLToPath(new URL('font-table-loader.cjs', import.meta.url));

/**
 * What a production build makes of styles that are written out, and a development server of new queries.
 * @type {import('@rsbuild/core').Rspack.RuleSetRule}
 */
const sourceRule = production
  ? { test: isOwnSource, enforce: 'post', use: [{ loader: staticStylesLoader }] }
  : { test: /\.graphql\.ts$/, enforce: 'pre', use: [{ loader: reloadLoader }] };

/** @typedef {import('@rsbuild/core').RsbuildConfig} RsbuildConfig */
/** @typedef {import('@rsbuild/core').Rspack.Configuration} RspackConfig */
/** @typedef {{ name: string; port: number }} Server */
/**
 * What host and remotes extend.
 * @typedef {object} Extended
 * @property {import('@rsbuild/core').RsbuildPlugin[]} plugins
 * @property {{ define: Record<string, string> }} source
 * @property {{ rspack: RspackConfig }} tools
 */

/**
 * What host, remotes and the single-bundle comparison build have in common.
 * @param {Server} server
 * @returns {RsbuildConfig & Extended}
 */
export function baseConfig({ name, port }) {
  return {
    plugins: [pluginReact({ reactRefreshOptions: { library: name, reloadOnRuntimeErrors: true } })],
    server: {
      port,
      strictPort: true,
      cors: { origin: /^http:\/\/(?:[a-z]+\.)?localhost:\d+$/ },
      host: '127.0.0.1',
    },
    // Off: a lazily compiled chunk belongs to another build than the container that asks for it.
    dev: { lazyCompilation: false, assetPrefix: `http://localhost:${port}/`, client: { port } },
    output: {
      assetPrefix: 'auto',
      sourceMap: false,
      legalComments: 'none',
      // Names that stay the same let a development server replace modules in a running page.
      ...(production && {
        filename: { js: '[name].[contenthash:10].js', css: '[name].[contenthash:10].css' },
      }),
      manifest: false,
    },
    security: { sri: { enable: production, algorithm: 'sha384' } },
    // Hooks alone: the package's own entry brings the components of Relay's first generation too.
    resolve: { alias: { 'react-relay$': 'react-relay/hooks' } },
    // A library's own address would be that of its file on the building machine.
    source: { define: { 'import.meta.url': 'document.baseURI' } },
    performance: { chunkSplit: { strategy: 'custom' }, printFileSize: false },
    tools: {
      rspack: {
        output: {
          uniqueName: `yado-${name}`,
          chunkLoadTimeout: 20_000,
          // Code that threw throws again for the next who asks, instead of being handed out half made.
          strictModuleErrorHandling: true,
        },
        // Editors empty a file before they write it, and a page can't take back what the empty one released.
        watchOptions: { aggregateTimeout: 100 },
        module: {
          rules: [
            {
              test: isOwnSource,
              enforce: 'pre',
              use: [{ loader: relayLoader }],
            },
            sourceRule,
            { test: reactFile, use: [{ loader: replaceableReactLoader }] },
            // Style functions that nobody calls any more go.
            { test: /[\\/]styled-system[\\/]/, sideEffects: false },
            // A file's text as a module: a worker that comes inside a script, whose integrity is checked.
            { resourceQuery: /^\?raw$/, type: 'asset/source' },
            {
              resourceQuery: /^\?(?:other-)?font-table$/,
              type: 'javascript/auto',
              use: [{ loader: fontTableLoader }],
            },
            // It makes addresses of scripts for its worker, which nobody asks it to: they are no files of this build.
            { test: /maplibre-gl\.mjs$/, parser: { url: false } },
          ],
        },
      },
    },
  };
}

/**
 * The container: provides every singleton, knows no remote.
 * @param {Server & { define?: Record<string, string> }} options
 */
export function hostConfig({ name, port, define }) {
  const base = baseConfig({ name, port });
  return defineConfig({
    ...base,
    source: { entry: { index: './src/main.tsx' }, define: { ...base.source.define, ...define } },
    tools: federated(
      hostTools(base.tools),
      [provider(), ...(production ? [compileAtOnce(/index\.[^/]*\.js$/)] : [])],
      Object.keys(providedModules()),
    ),
    plugins: [
      ...base.plugins,
      pluginModuleFederation({
        name,
        remotes: {},
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: {
          provideExternalRuntime: true,
          // Preloads from a manifest, which no release has.
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      pluginSingletons({ kind: 'host' }),
      pluginThirdParty(),
      pluginOutline(base),
      pluginBuildRecord({ kind: 'host' }),
    ],
  });
}

/**
 * Hands out what remotes take. The host itself takes nothing: its own copy is the only one there can be, and a page's
 * start would wait while it asks for each.
 */
function provider() {
  return new rspack.sharing.ProvideSharedPlugin({ enhanced: true, provides: providedModules() });
}

/**
 * Has Chromium compile these files in the background while they arrive, instead of each function when it is first
 * called: nearly all of them run before the screen is shown. Other browsers read a comment.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 * @param {RegExp} include
 */
function compileAtOnce(include) {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include,
    // Behind the minifier, which drops comments, and before the name is made of the content.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
}

/**
 * One remote: exposes `./remote` alone and takes every singleton from the host.
 * @param {Server} options
 */
export function remoteConfig({ name, port }) {
  const base = baseConfig({ name, port });
  const exposes = { './remote': { import: [...(production ? [] : [heldModules()]), './src/remote.ts'] } };
  const container = `yado_${name}_${sourceHash(process.cwd())}`;
  return defineConfig({
    ...base,
    source: { entry: {} },
    tools: federated(
      remoteTools(base.tools, container),
      production ? [compileAtOnce(/Screen\.[^/]*\.js$/)] : [],
    ),
    plugins: [
      ...base.plugins,
      pluginModuleFederation({
        name: container,
        filename: 'remoteEntry.js',
        exposes,
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: takenModules(),
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      pluginSingletons({ kind: 'remote' }),
      pluginThirdParty(),
      pluginOutline(base),
      pluginWholePages(base),
      pluginBuildRecord({ kind: 'remote', container, exposes: Object.keys(exposes) }),
    ],
  });
}

/**
 * While developing, chunks come from servers whose files change all the time: nothing guards them.
 * @template {{ rspack: RspackConfig }} Tools
 * @param {Tools} tools
 * @param {NonNullable<RspackConfig['plugins']>} [own]
 * @param {string[]} [provided]
 */
function federated(tools, own = [], provided = []) {
  const plugins = [
    ...own,
    new FederationModulesPlugin(),
    ...(production ? [new SameInAnyFolderPlugin(provided), new FileGuardPlugin()] : []),
  ];
  return { ...tools, rspack: { ...tools.rspack, plugins } };
}

/**
 * Exports by how often they are used, not by a hash of their names: every build has files of its own anyway.
 * @type {NonNullable<RspackConfig['optimization']>}
 */
const shortNames = production ? { mangleExports: 'size' } : {};

/**
 * The container's chunks: what screens share is in one file.
 * @param {{ rspack: RspackConfig }} tools
 * @returns {{ rspack: RspackConfig }}
 */
export function hostTools(tools) {
  return {
    rspack: {
      ...tools.rspack,
      optimization: {
        ...shortNames,
        splitChunks: {
          chunks: 'async',
          cacheGroups: {
            default: false,
            defaultVendors: false,
            // One download for the parts that screens share, instead of one for each part; and one for those that
            // neither the shell nor the site's first screen is made of.
            parts: { name: 'parts', test: isPart, enforce: true },
            laterParts: { name: 'later-parts', test: isLaterPart, priority: 1, enforce: true },
          },
        },
      },
    },
  };
}

/**
 * Not what is taken from the host: that has no size, so that chunks of it alone would be made, in an order that depends
 * on the folder.
 * @param {import('@rsbuild/core').Rspack.Module} module
 */
const isBundled = (module) => module.type !== 'consume-shared-module';

/**
 * @param {{ rspack: RspackConfig }} tools
 * @param {string} uniqueName
 * @returns {{ htmlPlugin: false; rspack: RspackConfig }}
 */
function remoteTools(tools, uniqueName) {
  const { rspack } = tools;
  return {
    htmlPlugin: false,
    rspack: {
      ...rspack,
      output: { ...rspack.output, uniqueName },
      optimization: {
        ...shortNames,
        splitChunks: {
          chunks: 'async',
          // What several screens use is downloaded once, in a file for each set of screens: one for all of them would
          // ask for the parts of all. Small modules are in the file of each screen; those of six and more
          // screens are in one file for all, which costs the first screen less than 0.5 KB and saves it the others. From the
          // fourth user on it would be 2.5 KB. The container's own chunks stay as federation made them.
          cacheGroups: {
            default: false,
            defaultVendors: false,
            common: { test: isBundled, minChunks: 2, minSize: 12_000, maxAsyncRequests: 20 },
            often: { test: isBundled, minChunks: 6, name: 'often', priority: -1, enforce: true },
            // Apart from what everybody downloads: screens that most people can't open.
            desks: {
              test: /[\\/]src[\\/]desks?[\\/]/,
              minChunks: 2,
              name: 'desks',
              priority: 1,
              enforce: true,
            },
          },
        },
      },
    },
  };
}
