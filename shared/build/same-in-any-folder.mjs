import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The federation runtime's entry, whose source the bundler's plugin writes into the request itself. */
const RUNTIME_SOURCE = /(?<=data:text\/javascript,)import.*$/;
const IMPORTED = /(?<= from ")[^"]+/g;

/**
 * Makes the same commit build the same bytes in any folder. A module's id is a hash of its name; two kinds of names of
 * federation have absolute paths in them: that of the runtime's entry and those of the modules that a host provides.
 */
export class SameInAnyFolderPlugin {
  /** @param {string[]} provided what the build provides, by the names that it is asked for */
  constructor(provided = []) {
    this.provided = provided;
  }

  /** @param {import('@rsbuild/core').Rspack.Compiler} compiler */
  apply(compiler) {
    const { NormalModuleReplacementPlugin, experiments } = compiler.rspack;
    // Below the package's own folder the path needs `./`, or it would name a library.
    const toRelative = (/** @type {string} */ path) =>
      relative(compiler.context, path)
        .replaceAll('\\', '/')
        .replace(/^(?!\.\.\/)/, './');
    new NormalModuleReplacementPlugin(RUNTIME_SOURCE, (data) => {
      data.request = data.request.replace(RUNTIME_SOURCE, (source) =>
        encodeURIComponent(decodeURIComponent(source).replace(IMPORTED, toRelative)),
      );
    }).apply(compiler);
    if (this.provided.length === 0) return;
    const path = join(compiler.context, 'node_modules/.cache/provided-ids.json');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(this.ids()));
    new experiments.ids.SyncModuleIdsPlugin({ path, mode: 'read' }).apply(compiler);
  }

  /** No hash has a `$`. */
  ids() {
    return Object.fromEntries(
      this.provided.map((name, index) => [
        `webpack/sharing/provide/default/${name}`,
        `$${index.toString(36)}`,
      ]),
    );
  }
}
