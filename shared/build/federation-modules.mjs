import { existsSync } from 'node:fs';

const COMMONJS = /[\\/]@module-federation[\\/].+\.cjs$/;

/**
 * Takes the modules of the federation runtime as ES modules. The bundler's plugin resolves its entries as Node would
 * require them, and what comes as CommonJS is bundled whole: a third of every container.
 */
export class FederationModulesPlugin {
  /** @param {import('@rsbuild/core').Rspack.Compiler} compiler */
  apply(compiler) {
    new compiler.rspack.NormalModuleReplacementPlugin(COMMONJS, ({ createData }) => {
      if (createData?.resource) createData.resource = asModule(createData.resource);
    }).apply(compiler);
  }
}

/**
 * The same module beside it.
 * @param {string} file
 */
function asModule(file) {
  const found = ['.js', '.mjs'].map((extension) => file.replace(/\.cjs$/, extension)).find(existsSync);
  if (!found) throw new Error(`No ES module beside ${file}`);
  return found;
}
