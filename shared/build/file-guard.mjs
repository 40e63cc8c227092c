import { FILE_GUARD } from '../src/contract/file-guard.ts';

const NAME = 'yado:file-guard';
/** Behind the integrity that the build itself puts on the element. */
const LAST = 1_000;

/** Has a build's runtime show every script and stylesheet to the host's guard before it goes into the page. */
export class FileGuardPlugin {
  /** @param {import('@rsbuild/core').Rspack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { createScript, createLink } = compiler.rspack.RuntimePlugin.getCompilationHooks(compilation);
      const guarded = (/** @type {string} */ element) => (/** @type {string} */ code) =>
        `${code}\nself.${FILE_GUARD}(${element});\n`;
      createScript.tap({ name: NAME, stage: LAST }, guarded('script'));
      createLink.tap({ name: NAME, stage: LAST }, guarded('linkTag'));
    });
  }
}
