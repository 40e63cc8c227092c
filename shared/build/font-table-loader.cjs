// Rspack loads loaders with require.
/** @this {import('@rsbuild/core').Rspack.LoaderContext} @param {string} source */
module.exports = function fontTableLoader(source) {
  const done = this.async();
  void import('./font-table.mjs')
    .then(({ fontTable, otherFontTable }) =>
      (this.resourceQuery === '?font-table' ? fontTable : otherFontTable)(this, source),
    )
    .then((code) => done(null, code), done);
};
