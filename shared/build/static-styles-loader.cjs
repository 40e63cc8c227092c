// Rspack loads loaders with require.
/** @this {import('@rsbuild/core').Rspack.LoaderContext} @param {string} source */
module.exports = function staticStylesLoader(source) {
  const done = this.async();
  void import('./static-styles.mjs')
    .then(({ inlineStyles }) => inlineStyles(source, this.resourcePath))
    .then((code) => done(null, code), done);
};
