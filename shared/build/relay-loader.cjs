// Rspack loads loaders with require.
/** @this {import('@rsbuild/core').Rspack.LoaderContext} @param {string} source */
module.exports = function relayLoader(source) {
  const done = this.async();
  void import('./load-relay.mjs')
    .then(({ loadRelay }) => loadRelay(this, source))
    .then((code) => done(null, code), done);
};
