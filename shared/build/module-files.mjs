import { rspack } from '@rsbuild/core';

/**
 * The files that a build is made of. The list in its statistics leaves out most of what is inside joined modules.
 * @param {import('@rsbuild/core').Rspack.Compilation} compilation
 */
export function listFiles({ modules }) {
  const all = [...modules].flatMap((module) => [
    module,
    ...(module instanceof rspack.ConcatenatedModule ? module.modules : []),
  ]);
  return [...new Set(all.flatMap((module) => module.nameForCondition() ?? []))];
}
